import { docxParagraph, docxTable, makeDocx } from '#server/adapters/document-reader/fixtures/make-docx.ts';
import { makeZip, type ZipEntry } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import type { HostileFile } from './hostile-file.ts';

const megabyte = 1_048_576;
const words = docxParagraph('Some words.');
const endBytes = 22;

/** Word documents whose zip says two things at once, unpacks without end, or leads out; and XML that does. */
export function hostileZips(): HostileFile[] {
  const sound = makeDocx(words);
  const file = (what: string, bytes: Buffer): HostileFile => ({ what, fileName: 'x.docx', bytes });
  const part = (what: string, ...more: ZipEntry[]) => file(what, makeDocx(words, more));
  const body = (what: string, xml: string) => file(what, makeDocx(xml));
  const patched = (what: string, change: (bytes: Buffer) => void): HostileFile => {
    const bytes = Buffer.from(sound);
    change(bytes);
    return file(what, bytes);
  };
  const zeros = Buffer.alloc(3 * megabyte);
  const end = sound.length - endBytes;
  const directory = sound.readUInt32LE(end + 16);
  return [
    file('two directories that name one part twice', twoDirectories()),
    part('one name twice', { name: 'word/document.xml', data: '<a/>' }),
    part('one name in two spellings', { name: 'WORD/Document.xml', data: '<a/>' }),
    file('a bomb', makeZip([{ name: 'word/document.xml', data: Buffer.alloc(60 * megabyte, 32) }])),
    part('a bomb that says it is small', {
      name: 'word/styles.xml',
      data: Buffer.alloc(60 * megabyte),
      claimedSize: 9,
    }),
    part(
      'a hundred bombs',
      ...Array.from({ length: 100 }, (_, index) => ({
        name: `word/a${index}.xml`,
        data: zeros,
      })),
    ),
    part(
      'parts without end',
      ...Array.from({ length: 5_001 }, (_, index) => ({ name: `word/${index}.xml`, data: '' })),
    ),
    part('a name that climbs out', { name: '../../../etc/cron.d/x', data: 'x' }),
    part('a name with a drive', { name: 'C:\\x.xml', data: 'x' }),
    part('a name with a zero', { name: 'word/a\0.xml', data: 'x' }),
    part('a link', { name: 'word/b.xml', data: '/etc/passwd', mode: 0o120777 }),
    file('parts on the same bytes', overlapping()),
    patched('a directory that is not there', (bytes) => bytes.writeUInt32LE(0x7fffffff, end + 16)),
    patched('a directory that begins at its end', (bytes) => bytes.writeUInt32LE(end, end + 16)),
    patched('65,535 parts', (bytes) => bytes.writeUInt16LE(0xffff, end + 10)),
    patched('a second disk', (bytes) => bytes.writeUInt16LE(1, end + 4)),
    patched('a part of four gigabytes', (bytes) => bytes.writeUInt32LE(0xfffffff0, directory + 20)),
    patched('a part whose size is elsewhere', (bytes) => bytes.writeUInt32LE(0xffffffff, directory + 20)),
    patched('a part that begins beyond the file', (bytes) => bytes.writeUInt32LE(0x7ffffff0, directory + 42)),
    patched('a name longer than the file', (bytes) => bytes.writeUInt16LE(0xffff, directory + 28)),
    patched('a way of packing that nobody knows', (bytes) => bytes.writeUInt16LE(99, directory + 10)),
    patched('a part that is encrypted', (bytes) => bytes.writeUInt16LE(1, directory + 8)),
    patched('packed bytes that are noise', (bytes) => bytes.fill(0xa5, 60, 200)),
    file('cut in its directory', sound.subarray(0, directory + 20)),
    file('cut in a part', sound.subarray(0, 300)),
    file('its end alone', sound.subarray(end)),
    file('its first bytes alone', Buffer.from('PK\u0003\u0004', 'latin1')),
    file('a zip in a zip in a zip', nested(40)),
    file('entities that multiply', withPart('word/document.xml', entities())),
    file('an entity that is a file', withPart('word/document.xml', externalEntity())),
    body('paragraphs in each other, 100,000 deep', `${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}`),
    body('tables in each other, 3,000 deep', deepTables(3_000)),
    body('a cell over a billion columns', docxTable([[{ text: 'a', across: 1_000_000_000 }, 'b']])),
    body(
      'fields that never end',
      `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(50_000)}</w:p>`,
    ),
    body('half a million empty paragraphs', '<w:p/>'.repeat(500_000)),
    body('a word of two million letters', docxParagraph('x'.repeat(2_000_000))),
    part('styles that are made of each other', { name: 'word/styles.xml', data: styles() }),
    part('a note that refers to itself', { name: 'word/footnotes.xml', data: notes() }),
    file('a document that is no XML', withPart('word/document.xml', '\u0000'.repeat(5_000))),
    file(
      'a document that breaks off',
      withPart('word/document.xml', '<w:document><w:body><w:p><w:r><w:t>Half'),
    ),
  ];
}

/** The usual directory names one small part; a ZIP64 record next to it leads to another with a bomb. */
function twoDirectories(): Buffer {
  const plain = makeDocx(words);
  const spaces = Buffer.alloc(80 * megabyte, 32);
  const bomb = makeZip([
    { name: 'word/document.xml', data: spaces },
    { name: 'word/document.xml', data: spaces },
  ]);
  const end = plain.length - endBytes;
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 0, 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(2n, 24);
  record.writeBigUInt64LE(2n, 32);
  record.writeBigUInt64LE(BigInt(bomb.readUInt32LE(bomb.length - endBytes + 12)), 40);
  record.writeBigUInt64LE(BigInt(bomb.readUInt32LE(bomb.length - endBytes + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 0, 'latin1');
  locator.writeBigUInt64LE(BigInt(bomb.length - endBytes + end), 8);
  locator.writeUInt32LE(1, 16);
  const moved = Buffer.from(plain.subarray(end));
  moved.writeUInt32LE(plain.readUInt32LE(end + 16) + bomb.length - endBytes, 16);
  return Buffer.concat([bomb.subarray(0, -endBytes), plain.subarray(0, end), record, locator, moved]);
}

/** Every entry of the directory leads to the first part. */
function overlapping(): Buffer {
  const bytes = makeDocx(
    words,
    Array.from({ length: 50 }, (_, index) => ({ name: `word/${index}.xml`, data: 'x' })),
  );
  let at = bytes.readUInt32LE(bytes.length - endBytes + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    bytes.writeUInt32LE(0, at + 42);
    at += 46 + bytes.readUInt16LE(at + 28);
  }
  return bytes;
}

function nested(depth: number): Buffer {
  let bytes = makeDocx(words);
  for (let level = 0; level < depth; level += 1)
    bytes = makeZip([{ name: 'word/document.xml', data: bytes }]);
  return bytes;
}

function withPart(name: string, data: string): Buffer {
  return makeZip([
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name, data },
  ]);
}

function entities(): string {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  );
  return `<!DOCTYPE d [<!ENTITY e0 "words ">${levels.join('')}]><w:document><w:body><w:p><w:r><w:t>&e12;</w:t></w:r></w:p></w:body></w:document>`;
}

function externalEntity(): string {
  return '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>&e;</w:t></w:r></w:p></w:body></w:document>';
}

function deepTables(depth: number): string {
  return '<w:tbl><w:tr><w:tc>'.repeat(depth) + words + '</w:tc></w:tr></w:tbl>'.repeat(depth);
}

function styles(): string {
  const style = (id: string, base: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${base}"/></w:style>`;
  return `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${style('A', 'B')}${style('B', 'A')}</w:styles>`;
}

function notes(): string {
  return '<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:id="2"><w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p></w:footnote></w:footnotes>';
}
