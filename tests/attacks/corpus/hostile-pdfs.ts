import { deflateSync } from 'node:zlib';
import { makePdf } from '#server/adapters/document-reader/fixtures/make-pdf.ts';
import type { HostileFile } from './hostile-file.ts';

const megabyte = 1_048_576;

/** PDFs that unpack without end, refer to themselves, or count to billions. */
export function hostilePdfs(): HostileFile[] {
  const file = (what: string, bytes: Buffer): HostileFile => ({ what, fileName: 'x.pdf', bytes });
  const sound = makePdf([[{ text: 'Some words', y: 700 }], [{ text: 'More words', y: 700 }]]);
  const text = sound.toString('latin1');
  const changed = (what: string, from: string | RegExp, to: string) =>
    file(what, Buffer.from(text.replace(from, to), 'latin1'));
  const packed = deflateSync(Buffer.alloc(100 * megabyte, 'BT /F1 9 Tf (words) Tj ET '));
  const once = deflateSync(Buffer.alloc(40 * megabyte, 'q '));
  return [
    file('a page that unpacks to 100 MB', pdfOf([['/Filter /FlateDecode', packed]])),
    file(
      'ten pages that unpack to 400 MB',
      pdfOf(Array.from({ length: 10 }, () => ['/Filter /FlateDecode', once])),
    ),
    file(
      'a page that is packed twice',
      pdfOf([['/Filter [/FlateDecode /FlateDecode]', deflateSync(packed)]]),
    ),
    file('a page that is packed nine times', pdfOf([[`/Filter [${'/FlateDecode '.repeat(9)}]`, packed]])),
    file('a page that calls itself a picture', pdfOf([['/Subtype /Image /Filter /FlateDecode', packed]])),
    file(
      'a page of one run',
      pdfOf([['/Filter /RunLengthDecode', Buffer.from('\x81\x20'.repeat(2 * megabyte), 'latin1')]]),
    ),
    file('a page that repeats a code', pdfOf([['/Filter /LZWDecode', Buffer.alloc(megabyte, 0x80)]])),
    file('a hundred thousand open states', pdfOf([['', Buffer.from('q '.repeat(100_000))]])),
    file('arrays in each other, 100,000 deep', pdfOf([['', Buffer.from('['.repeat(100_000))]])),
    file(
      'a text of a million pieces',
      pdfOf([['', Buffer.from(`BT /F1 9 Tf [${'(a) 1 '.repeat(1_000_000)}] TJ ET`)]]),
    ),
    changed('a page tree that is a circle', '/Kids [', '/Kids [2 0 R '),
    changed('two billion pages', /\/Count \d+/, '/Count 2147483647'),
    changed('less than no pages', /\/Count \d+/, '/Count -5'),
    changed('a catalogue that is its own page tree', '/Pages 2 0 R', '/Pages 1 0 R'),
    changed('a page whose content is itself', /\/Contents \d+ 0 R/, '/Contents 5 0 R'),
    changed('a font that is the catalogue', '/F1 3 0 R', '/F1 1 0 R'),
    changed('a stream of two gigabytes', /\/Length \d+/g, '/Length 2147483647'),
    changed('a stream whose length is itself', /\/Length \d+/g, '/Length 6 0 R'),
    changed('a table of a billion objects', /\/Size \d+/, '/Size 1000000000'),
    changed('a table before itself', 'trailer\n<<', `trailer\n<< /Prev ${text.lastIndexOf('xref\n0')}`),
    changed('a table that is not there', /startxref\n\d+/, 'startxref\n999999999'),
    changed('a page as large as the moon', '[0 0 595 842]', '[0 0 1e38 1e38]'),
    changed('dictionaries in each other', '/Resources <<', `/Resources ${'<< /A '.repeat(20_000)}<<`),
    changed('a name of a megabyte', '/Helvetica', `/${'a'.repeat(megabyte)}`),
    file('objects without end', Buffer.from(`%PDF-1.7\n${'1 0 obj\n<< >>\nendobj\n'.repeat(200_000)}`)),
    file('the word stream and nothing else', Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(1_000_000)}`)),
    file('its first line alone', Buffer.from('%PDF-1.7')),
    file('half of it', sound.subarray(0, sound.length / 2)),
    file('noise after its first line', Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(300_000)])),
  ];
}

function pdfOf(pages: [dictionary: string, data: Buffer][]): Buffer {
  const objects: Buffer[] = [];
  const add = (...parts: (string | Buffer)[]) =>
    objects.push(
      Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
    );
  const numberOf = (index: number) => 4 + index * 2;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ')}] >>`,
  );
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [index, [dictionary, data]] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${numberOf(index) + 1} 0 R >>`,
    );
    add(`<< ${dictionary} /Length ${data.length} >>\nstream\n`, data, '\nendstream');
  }
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 2_654_435_761) >>> 24;
  return bytes;
}
