import { expect, test } from 'vitest';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';

async function linesOf(rtf: string): Promise<string[]> {
  const result = await readBytes({ bytes: Buffer.from(rtf, 'latin1'), fileName: 'x.rtf' });
  if (result.kind === 'failed') throw new Error(result.failure.kind);
  return result.document.blocks.map((block) => {
    if (block.kind === 'table-row') {
      return block.columns.map((name, index) => `${name}=${block.cells[index]}`).join('|');
    }
    return block.kind === 'question' ? block.question : `${block.kind}: ${block.text}`;
  });
}

const fonts =
  '{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}{\\f1\\fnil\\fcharset204 Arial Cyr;}{\\f2\\fnil\\fcharset128 MS Mincho;}{\\f3\\ftech\\fcharset2 Wingdings;}}';
const styles = '{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}{\\*\\cs10 Default;}}';
const colors = '{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue0;}';
const file = (body: string) => `{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}${colors}${styles}${body}}`;

test.each<[what: string, body: string, lines: string[]]>([
  [
    'paragraphs and line breaks',
    'One\\par Two\\line three\\par',
    ['paragraph: One', 'paragraph: Two\nthree'],
  ],
  ['headings by style', '\\pard\\s1 Prices\\par\\pard Ten.\\par', ['heading: Prices', 'paragraph: Ten.']],
  [
    'headings by level',
    '\\pard\\outlinelevel1 Prices\\par\\pard Ten.',
    ['heading: Prices', 'paragraph: Ten.'],
  ],
  ['the code page of the file', "Caf\\'e9 10 \\'80", ['paragraph: Café 10 €']],
  [
    'the code page of a font',
    "\\f1 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2\\f0  caf\\'e9",
    ['paragraph: Привет café'],
  ],
  ['signs of two bytes', "\\f2 \\'93\\'fa\\'96\\'7b", ['paragraph: 日本']],
  ['signs of which the second byte is written as a letter', "\\f2 \\'83e", ['paragraph: テ']],
  ['Unicode with what older programs show', "\\u8364? 5, \\uc2\\u8364\\'80\\'80 6", ['paragraph: € 5, € 6']],
  ['Unicode beyond 32,767 and in two halves', '\\u-10179?\\u-8704? ok', ['paragraph: 😀 ok']],
  ['boxes of a font of symbols', '\\f3\\u-3842?\\f0  Pool', ['paragraph: Pool: yes']],
  ['escaped signs', '\\{a\\\\b\\}\\~c\\_d\\-e', ['paragraph: {a\\b} c-de']],
  ['named signs', '\\ldblquote a\\rdblquote  \\endash  b\\tab c', ['paragraph: “a” – b c']],
  ['what is hidden and not struck', '{\\v\\strike0 secret }Rooms', ['paragraph: Rooms']],
  ['what is struck and not hidden', '{\\strike\\v0 at 8 }at 10', ['paragraph: at 10']],
  ['white text', 'Rooms {\\cf1 cost 20 }cost 80', ['paragraph: Rooms cost 80']],
  ['text of two points', 'Rooms {\\fs4 cost 20 }cost 80', ['paragraph: Rooms cost 80']],
  ['white text on a ground', '{\\cf1\\highlight2 Rooms}', ['paragraph: Rooms']],
  ['white text in a paragraph with a ground', '\\pard\\cbpat2 {\\cf1 Rooms}\\par', ['paragraph: Rooms']],
  [
    'white text in a table',
    '\\trowd\\cellx1000\\pard\\intbl{\\cf1 Rooms}\\cell\\row\\pard x\\par',
    ['paragraph: Rooms', 'paragraph: x'],
  ],
  [
    'what is hidden, struck or deleted',
    'At {\\v secret }{\\strike 8 }{\\deleted 9 }10.',
    ['paragraph: At 10.'],
  ],
  [
    'what is raised or lowered',
    '10{\\super 6} H{\\sub 2}O \\u8364?99{\\up6 95}',
    ['paragraph: 10⁶ H2O €99.95'],
  ],
  [
    'fields by their result',
    '{\\field{\\*\\fldinst HYPERLINK "https://a.example"}{\\fldrslt Book here}}',
    ['paragraph: Book here'],
  ],
  [
    'no pictures, headers and unknown groups',
    '{\\header Top\\par}{\\*\\shppict{\\pict\\pngblip 89504e47}}{\\pict\\bin4 ab}c}{\\*\\unknown x}Text',
    ['paragraph: Text'],
  ],
  [
    'text boxes once',
    '{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv b}}{\\shptxt In a box\\par}}{\\shprslt In a box\\par}}',
    ['paragraph: In a box'],
  ],
  [
    'notes after their paragraph',
    'Ten{\\super{\\footnote With tax.}} euros.\\par',
    ['paragraph: Ten euros.', 'paragraph: With tax.'],
  ],
  [
    'lists',
    "\\pard{\\listtext\\'b7\\tab}First\\par{\\listtext\\'b7\\tab}Second\\par\\pard After",
    ['list-item: First', 'list-item: Second', 'paragraph: After'],
  ],
  [
    'tables, with cells merged downwards',
    '\\trowd\\trhdr\\cellx1\\cellx2\\cellx3\\pard\\intbl Room\\cell Season\\cell Price\\cell\\row' +
      '\\trowd\\clvmgf\\cellx1\\cellx2\\cellx3\\pard\\intbl Single\\cell Summer\\cell 80\\cell\\row' +
      '\\trowd\\clvmrg\\cellx1\\cellx2\\cellx3\\pard\\intbl\\cell Winter\\cell 60\\par per night\\cell\\row\\pard After',
    [
      'Room=Single|Season=Summer|Price=80',
      'Room=Single|Season=Winter|Price=60, per night',
      'paragraph: After',
    ],
  ],
  ['a file that breaks off', 'Half {\\b a', ['paragraph: Half a']],
  ['binary data longer than the file', 'Half\\bin999999999 x', ['paragraph: Half']],
])('rich text is read with %s', async (_what, body, lines) => {
  expect(await linesOf(file(body))).toEqual(lines);
});

test('a rich text file tells its title, and is known by its first characters', async () => {
  const bytes = Buffer.from('\uFEFF\r\n{\\rtf1{\\info{\\title House rules}{\\author Somebody}}No smoking.}');
  expect(await readBytes({ bytes, fileName: 'x.doc' })).toMatchObject({
    format: 'rtf',
    document: { title: 'House rules', blocks: [{ text: 'No smoking.' }] },
  });
});

test('groups without end are refused', async () => {
  const bytes = Buffer.from(`{\\rtf1 ${'{\\b '.repeat(100_000)}`);
  expect(await readBytes({ bytes, fileName: 'x.rtf' })).toMatchObject({ failure: { kind: 'damaged' } });
});
