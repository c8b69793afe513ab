import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { describeReadFailure } from '#core/reading/problems/describe-read-failure.ts';
import type { Block } from '#core/reading/read-document.ts';
import type { DocumentSource, ReadSuccess } from '#server/ports/document-reader.ts';
import { makeCompoundFile, makeDoc } from './fixtures/make-doc.ts';
import { docxParagraph, docxTable, makeDocx } from './fixtures/make-docx.ts';
import { makePdf, type PdfPage } from './fixtures/make-pdf.ts';
import { makeZip } from './fixtures/make-zip.ts';
import { readBytes } from './read-bytes.ts';

async function read(source: DocumentSource): Promise<ReadSuccess> {
  const result = await readBytes(source);
  if (result.kind === 'failed') throw new Error(result.failure.kind);
  return result;
}

async function blocksOf(fileName: string, content: string | Uint8Array): Promise<Block[]> {
  return (await read({ bytes: Buffer.from(content), fileName })).document.blocks;
}

const cellsOf = (blocks: Block[]) =>
  blocks.map((block) => (block.kind === 'table-row' ? block.cells : block.kind));
const textsOf = (blocks: Block[]) => blocks.map((block) => ('text' in block ? block.text : block.kind));

describe('CSV', () => {
  const table = 'Name;Größe;Preis\nMüller;"L; weit";3,50 €\n';
  test.each([
    ['UTF-8', iconv.encode(table, 'utf-8')],
    ['UTF-8 with a mark', iconv.encode(table, 'utf-8', { addBOM: true })],
    ['UTF-16LE', iconv.encode(table, 'utf-16le', { addBOM: true })],
    ['UTF-16BE', iconv.encode(table, 'utf-16be', { addBOM: true })],
    ['Windows-1252', iconv.encode(table, 'windows-1252')],
  ])('is the same in %s', async (_encoding, bytes) => {
    expect(await blocksOf('prices.csv', bytes)).toEqual([
      { kind: 'table-row', columns: ['Name', 'Größe', 'Preis'], cells: ['Müller', 'L; weit', '3,50 €'] },
    ]);
  });

  test('is read in GBK', async () => {
    const blocks = await blocksOf('价格.csv', iconv.encode('产品,价格\n苹果,5元\n', 'gbk'));
    expect(blocks).toEqual([{ kind: 'table-row', columns: ['产品', '价格'], cells: ['苹果', '5元'] }]);
  });

  test('keeps commas, quotes and line breaks inside quotes', async () => {
    expect(cellsOf(await blocksOf('x.csv', '"a, b","c ""d"" e\nf"'))).toEqual([['a, b', 'c "d" e f']]);
  });

  test.each([
    ['semicolons', 'a;b;c\n1,5;2,5;3,5\n'],
    ['tabs', 'a\tb\tc\n1,5\t2,5\t3,5\n'],
    ['bars', 'a|b|c\n1,5|2,5|3,5\n'],
    ["Excel's hint", 'sep=;\na;b;c\n1,5;2,5;3,5\n'],
    ['Windows line ends', 'a;b;c\r\n1,5;2,5;3,5\r\n'],
  ])('finds %s between the cells', async (_what, text) => {
    expect(await blocksOf('x.csv', text)).toEqual([
      { kind: 'table-row', columns: ['a', 'b', 'c'], cells: ['1,5', '2,5', '3,5'] },
    ]);
  });

  test('keeps 500 rows of 12 columns whole, each with its header', async () => {
    const header = Array.from({ length: 12 }, (_, column) => `Column ${'abcdefghijkl'[column]}`);
    const rows = Array.from({ length: 500 }, (_, row) =>
      header.map((_name, column) => `r${row + 1}c${column}`),
    );
    const blocks = await blocksOf('big.csv', [header, ...rows].map((row) => row.join(',')).join('\n'));
    expect(blocks).toHaveLength(500);
    expect(blocks[436]).toEqual({ kind: 'table-row', columns: header, cells: rows[436] });
  });

  test('makes pairs of questions and answers', async () => {
    expect(await blocksOf('faq.csv', 'Question,Answer\n"Open, when?","Nine, to five"\n')).toEqual([
      { kind: 'question', question: 'Open, when?', alternatives: [], answer: 'Nine, to five' },
    ]);
  });

  test('reads a quote that never closes as a plain character', async () => {
    expect(cellsOf(await blocksOf('x.csv', 'Size,Name\n5" pipe,A\n"6 pipe,B\n'))).toContainEqual([
      '5" pipe',
      'A',
    ]);
  });

  test('a first row of figures is no header', async () => {
    expect(await blocksOf('x.csv', '1,2\n3,4\n')).toHaveLength(2);
  });
});

describe('text and Markdown', () => {
  test('plain text becomes headings, paragraphs and list items', async () => {
    const text =
      'Opening hours\n\nWe are open from nine to five on every\nworking day.\n\n- Monday\n- Friday\n';
    expect(await blocksOf('hours.txt', text)).toEqual([
      { kind: 'heading', level: 2, text: 'Opening hours' },
      { kind: 'paragraph', text: 'We are open from nine to five on every\nworking day.' },
      { kind: 'list-item', text: 'Monday' },
      { kind: 'list-item', text: 'Friday' },
    ]);
  });

  test('NUL bytes and lone surrogates do not get through', async () => {
    expect(textsOf(await blocksOf('x.txt', 'a\0b'))).toEqual(['ab']);
    const unpaired = Buffer.from('\uFEFFa\uD800 b', 'utf16le');
    expect(textsOf(await blocksOf('x.txt', unpaired))[0]?.isWellFormed()).toBe(true);
  });

  test('one damaged character does not change the encoding of a UTF-8 file', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Größe, Öl, Müller, Straße, Äpfel, Übung, Köln '),
      Buffer.from([0xff]),
    ]);
    expect(textsOf(await blocksOf('x.txt', bytes))[0]).toContain('Größe, Öl, Müller');
  });

  test('Markdown keeps headings, tables, code and front matter', async () => {
    const text =
      '---\ntitle: "Delivery"\nlang: en-GB\n---\n# Costs\n\nSee *below*.\n\n| Zone | Price |\n|---|---|\n| EU | 5 € |\n\n```sh\nnpm start\n```\n';
    const { document } = await read({ bytes: Buffer.from(text), fileName: 'delivery.md' });
    expect(document).toEqual({
      title: 'Delivery',
      language: 'en',
      blocks: [
        { kind: 'heading', level: 1, text: 'Costs' },
        { kind: 'paragraph', text: 'See below.' },
        { kind: 'table-row', columns: ['Zone', 'Price'], cells: ['EU', '5 €'] },
        { kind: 'code', text: 'npm start' },
      ],
    });
  });
});

test('a calendar file is read event by event', async () => {
  const event = (...lines: string[]) => `BEGIN:VEVENT\r\nUID:1@x\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\n`;
  const calendar = `BEGIN:VCALENDAR\r\nPRODID:-//x\r\nX-WR-CALNAME:Museum\r\n${[
    event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227', 'SUMMARY:Closed for\r\n  Christmas'),
    event('DTSTART:20261230T180000', 'DTEND:20261230T200000', 'SUMMARY:Concert\\, free', 'LOCATION:Hall'),
    event('DTSTART:20270104T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270331', 'SUMMARY:Yoga'),
    event('DTSTART:20270104'),
  ].join('')}END:VCALENDAR`;
  expect(textsOf(await blocksOf('dates.ics', calendar))).toEqual([
    'Museum',
    '24 December 2026 to 26 December 2026: Closed for Christmas',
    '30 December 2026, 18:00 to 20:00: Concert, free, Hall',
    '4 January 2027, 09:00 UTC, every week on Monday, Wednesday until 31 March 2027: Yoga',
  ]);
});

describe('Word', () => {
  test('spanned cells are neither doubled nor lost, nested tables stay inside their cell', async () => {
    const table = docxTable(
      [
        ['Plan', 'Price', 'Note'],
        [{ text: 'Basic', down: 'start' }, '5 €', 'monthly'],
        [{ text: '', down: 'on' }, '50 €', 'yearly'],
        [{ text: 'On request', across: 2 }, 'see'],
      ],
      docxTable([
        ['1 user', '9 €'],
        ['2 users', '15 €'],
      ]),
    );
    const blocks = await blocksOf('plans.docx', makeDocx(docxParagraph('Plans', 'Heading1') + table));
    expect(blocks[0]).toEqual({ kind: 'heading', level: 1, text: 'Plans' });
    expect(blocks[1]).toEqual({
      kind: 'table-row',
      columns: ['Plan', 'Price', 'Note'],
      cells: ['Basic', '5 €', 'monthly'],
    });
    expect(cellsOf(blocks.slice(2))).toEqual([
      ['Basic', '50 €', 'yearly'],
      ['On request', '', 'see; 1 user, 9 €; 2 users, 15 €'],
    ]);
  });

  test('.doc gives paragraphs and tables', async () => {
    const text =
      'Opening hours\rWe are open on every working day of the week.\rDay\u0007Hours\u0007\rMonday\u0007nine\u0007\rTuesday\u0007ten\u0007\rThe end.\r';
    expect(await blocksOf('hours.doc', makeDoc(text))).toEqual([
      { kind: 'heading', level: 2, text: 'Opening hours' },
      { kind: 'paragraph', text: 'We are open on every working day of the week.' },
      { kind: 'table-row', columns: ['Day', 'Hours'], cells: ['Monday', 'nine'] },
      { kind: 'table-row', columns: ['Day', 'Hours'], cells: ['Tuesday', 'ten'] },
      { kind: 'paragraph', text: 'The end.' },
    ]);
  });
});

describe('PDF', () => {
  const lines = (texts: string[], top = 700) => texts.map((text, index) => ({ text, y: top - index * 14 }));

  test('larger type is a heading, a divided word is put together, a gap begins a paragraph', async () => {
    const page: PdfPage = [
      { text: 'Delivery', y: 780, size: 22 },
      ...lines(['We deliver within four to six work-', 'ing days.', 'Orders are free over 500.'], 740),
      { text: 'Another paragraph.', y: 660 },
    ];
    const { document } = await read({ bytes: makePdf([page], { title: 'Terms' }), fileName: 'x.pdf' });
    expect(document.title).toBe('Terms');
    expect(document.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Delivery' },
      { kind: 'paragraph', text: 'We deliver within four to six working days. Orders are free over 500.' },
      { kind: 'paragraph', text: 'Another paragraph.' },
    ]);
  });

  test('pages are joined without gluing words, page numbers and running heads left out', async () => {
    const page = (number: number, texts: string[]) => [
      { text: 'Fernwood handbook', y: 800 },
      ...lines(texts),
      { text: `Page ${number}`, y: 30 },
    ];
    const pages = [
      page(1, ['First page here.', 'It ends in the middle of a']),
      page(2, ['sentence that goes on.', 'Then more.']),
      page(3, ['The last page.', 'Done.']),
    ];
    const texts = textsOf((await read({ bytes: makePdf(pages), fileName: 'x.pdf' })).document.blocks);
    expect(texts).toEqual([
      'First page here. It ends in the middle of a sentence that goes on. Then more.',
      'The last page. Done.',
    ]);
  });

  test('a scanned page among others is reported, a blank one is not', async () => {
    const result = await read({
      bytes: makePdf([lines(['Text.']), 'scan', 'blank', 'scan']),
      fileName: 'x.pdf',
    });
    expect(result.notes).toEqual(['Pages 2, 4 are pictures (scans) and were not read.']);
  });

  test('is known by its bytes, whatever its label says', async () => {
    const result = await read({
      bytes: makePdf([lines(['Text.'])]),
      contentType: 'text/html',
      url: 'https://a.example/x',
    });
    expect(result.format).toBe('pdf');
  });
});

describe('what cannot be read says why', () => {
  const bomb = { name: 'word/document.xml', data: Buffer.alloc(40 * 1_048_576) };
  const cases: [what: string, fileName: string, bytes: Uint8Array, reason: RegExp][] = [
    ['an empty file', 'x.txt', Buffer.alloc(0), /empty/],
    ['spaces only', 'x.txt', Buffer.from(' \n \n'), /no text/],
    ['an encrypted PDF', 'x.pdf', makePdf([[{ text: 'x', y: 700 }]], { encrypted: true }), /password/],
    ['a broken PDF', 'x.pdf', Buffer.from('%PDF-1.4\nbroken'), /damaged/],
    ['a scan', 'x.pdf', makePdf(['scan']), /scan/],
    ['a picture', 'x.txt', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), /picture/],
    [
      'noise',
      'x.txt',
      Buffer.from(Array.from({ length: 600 }, (_, index) => (index * 7) % 32)),
      /no readable text/,
    ],
    [
      'an old spreadsheet',
      'x.doc',
      makeCompoundFile([{ name: 'Workbook', data: Buffer.from('x') }]),
      /Word document/,
    ],
    ['a spreadsheet', 'x.docx', makeZip([{ name: 'xl/workbook.bin', data: 'x' }]), /Excel/],
    ['a zip archive', 'x.docx', makeZip([{ name: 'a.txt', data: 'x' }]), /zip archive/],
    ['a cut zip', 'x.docx', makeZip([{ name: 'a.txt', data: 'x' }]).subarray(0, 40), /damaged/],
    ['a docx that is none', 'x.docx', makeZip([{ name: 'word/document.xml', data: 'x' }]), /damaged/],
    ['a zip bomb', 'x.docx', makeZip([bomb]), /unpacks to far more/],
    [
      'a zip bomb that lies about its size',
      'x.docx',
      makeZip([{ ...bomb, claimedSize: 10 }]),
      /unpacks to far more/,
    ],
    [
      'too many parts',
      'x.docx',
      makeZip(Array.from({ length: 5_001 }, (_, index) => ({ name: `a${index}`, data: '' }))),
      /too many parts/,
    ],
    [
      'a part that climbs out',
      'x.docx',
      makeDocx('', [{ name: '../../etc/passwd', data: 'x' }]),
      /unsafe names/,
    ],
    ['an absolute part', 'x.docx', makeDocx('', [{ name: '/etc/passwd', data: 'x' }]), /unsafe names/],
    [
      'a link',
      'x.docx',
      makeDocx('', [{ name: 'word/link', data: '/etc/passwd', mode: 0o120777 }]),
      /unsafe names/,
    ],
  ];
  test.each(cases)('%s', async (_what, fileName, bytes, reason) => {
    const result = await readBytes({ bytes, fileName });
    expect(result.kind).toBe('failed');
    expect(result.kind === 'failed' && describeReadFailure(result.failure, 'file')).toMatch(reason);
  });
});

describe('what it is called', () => {
  test.each<[source: Partial<DocumentSource>, content: string, title: string]>([
    [{ fileName: '测试 é.txt' }, 'x', '测试 é'],
    [{ fileName: 'a%20b.txt' }, 'x', 'a%20b'],
    [{ fileName: 'C:\\files\\x.y.txt' }, 'x', 'x.y'],
    [{ fileName: 'x.md' }, '# Top\n\nText', 'Top'],
    [{ url: 'https://a.example/some/caf%C3%A9.txt', contentType: 'text/plain' }, 'x', 'café'],
    [{ url: 'https://a.example/100%', contentType: 'text/plain' }, 'x', '100%'],
    [{ url: 'https://a.example/', contentType: 'text/plain' }, 'x', 'a.example'],
  ])('%j', async (source, content, title) => {
    expect((await read({ bytes: Buffer.from(content), ...source })).document.title).toBe(title);
  });
});

test('the same text has the same hash in another markup, and no other', async () => {
  const hashOf = async (name: string, content: string) =>
    (await read({ bytes: Buffer.from(content), fileName: name })).contentHash;
  const plain = await hashOf('a.txt', 'We deliver to Berlin.\n\nAlways free.');
  expect(await hashOf('b.html', '<p>We  deliver to <b>Berlin</b>.</p><div>Always free</div>')).toBe(plain);
  expect(await hashOf('a.txt', 'We deliver to Bremen.\n\nAlways free.')).not.toBe(plain);
});

test('no bytes make it throw', async () => {
  const name = fc.constantFrom('x.html', 'x.csv', 'x.md', 'x.txt', 'x.pdf', 'x.docx', 'x.doc', '');
  const piece = fc.constantFrom(
    '<table>',
    '<tr><td rowspan=9 colspan=99999>',
    '</p>',
    '<li>',
    '"',
    ',',
    '\n',
    '\0',
    'PK\u0003\u0004',
    '%PDF-1.4',
    '| a |',
    '```',
    '<details><summary>',
    '<script type="application/ld+json">{"@type":["Question"]}',
    '<base href="::">',
    '<a href="%">',
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }).map((pieces) => Buffer.from(pieces.join(''))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, name, async (content, fileName) => {
      const result = await readBytes({ bytes: content, fileName, url: 'https://a.example/x' });
      expect(['ok', 'failed']).toContain(result.kind);
    }),
    { numRuns: 150 },
  );
});

test('what no reader meant to throw says where it was, and nothing of what was read', async () => {
  const bytes = new Proxy(Buffer.from('secret'), {
    get: (given, name) => {
      if (name === 'subarray') throw new TypeError('secret\n    at home (secret.ts:1:1)');
      return Reflect.get(given, name, given) as unknown;
    },
  });
  const result = await readBytes({ bytes, fileName: 'a.txt' });
  expect(result).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unreadable' },
    fault: { type: 'TypeError' },
  });
  expect(JSON.stringify(result)).toContain('read-bytes.test.ts');
  expect(JSON.stringify(result)).not.toContain('secret');
});
