import { describe, expect, test } from 'vitest';
import type { Block } from '#core/reading/read-document.ts';
import { makeXlsx, xlsxRow } from '#server/adapters/document-reader/fixtures/make-xlsx.ts';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';

async function read(bytes: Buffer) {
  const result = await readBytes({ bytes, fileName: 'x.xlsx' });
  if (result.kind === 'failed') throw new Error(result.failure.kind);
  return result;
}

const shown = (blocks: Block[]) =>
  blocks.map((block) => {
    if (block.kind === 'table-row') {
      return block.columns.map((name, index) => `${name}=${block.cells[index]}`).join('|');
    }
    return block.kind === 'question' ? `${block.question} ${block.answer}` : `${block.kind}: ${block.text}`;
  });

const sheetOf = (...rows: string[]) => `<sheetData>${rows.join('')}</sheetData>`;
const linesOf = async (body: string) => {
  const bytes = makeXlsx({ sheets: [{ name: 'Sheet', body }] });
  return shown((await read(bytes)).document.blocks).slice(1);
};

test('every sheet that is shown is read, row by row, and what is hidden is said', async () => {
  const bytes = makeXlsx({
    strings:
      '<si><t>Room</t></si><si><r><t>Price 10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>6</t></r><r><rPr><strike/></rPr><t> old</t></r><rPh sb="0" eb="1"><t>reading</t></rPh></si>',
    sheets: [
      {
        name: 'Prices',
        body: `<cols><col min="3" max="3" hidden="1"/><col min="5" max="16384" hidden="1"/></cols>${sheetOf(
          '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Cost</t></is></c></row>',
          xlsxRow(2, ['Single', 80, 35]),
          xlsxRow(3, ['Secret', 1, 1], 'hidden="1"'),
          '<row r="4"><c r="A4" t="inlineStr"><is><t>Double</t></is></c><c r="B4"><f>B2*2</f><v>160</v></c><c r="D4" t="e"><v>#N/A</v></c></row>',
        )}`,
      },
      { name: 'Costs', state: 'hidden', body: sheetOf(xlsxRow(1, ['Secret'])) },
      { name: 'Empty', body: '<sheetData/>' },
      { name: 'Notes', body: sheetOf(xlsxRow(1, ['Breakfast is included.'])) },
    ],
  });
  const result = await read(bytes);
  expect(result.format).toBe('xlsx');
  expect(shown(result.document.blocks)).toEqual([
    'heading: Prices',
    'Room=Single|Price 10⁶=80',
    'Room=Double|Price 10⁶=160',
    'heading: Notes',
    'paragraph: Breakfast is included.',
  ]);
  expect(result.notes).toEqual([
    'The hidden sheet “Costs” was left out.',
    'On the sheet “Prices”, 1 hidden row and 1 hidden column were left out.',
  ]);
});

describe('numbers are read as they are shown', () => {
  const formats = [
    'General',
    '#,##0.00 "€"',
    '0.0%',
    'd. mmmm yyyy',
    '[$-407]d. mmmm yyyy',
    'h:mm',
    '[h]:mm',
    '0;-0;"free"',
    '"Room "@',
    ';;;',
    'no [ format',
  ];
  const styles = `<numFmts>${formats
    .map(
      (code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    )
    .join('')}</numFmts><fonts><font/><font><strike/></font></fonts><cellXfs>${formats
    .map((_, index) => `<xf numFmtId="${170 + index}" fontId="0"/>`)
    .join('')}<xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="0" fontId="1"/></cellXfs>`;
  const cell = (style: number, type: string, value: string) =>
    `<c r="A1" s="${style}" t="${type}"><v>${value}</v></c>`;

  test.each<[shown: string, style: number, type: string, value: string]>([
    ['4912345678901', 0, 'n', '4912345678901'],
    ['0.3', 0, 'n', '0.30000000000000004'],
    ['1,234.50 €', 1, 'n', '1234.5'],
    ['12.5%', 2, 'n', '0.125'],
    ['15 March 2023'.replace(' ', '. '), 3, 'n', '45000'],
    ['15. März 2023', 4, 'n', '45000'],
    ['9:30', 5, 'n', '0.39583333333333331'],
    ['36:00', 6, 'n', '1.5'],
    ['free', 7, 'n', '0'],
    ['Room 12', 8, 'str', '12'],
    ['5', 10, 'n', '5'],
    ['2023-03-15', 11, 'n', '45000'],
    ['12.50%', 12, 'n', '0.125'],
    ['TRUE', 0, 'b', '1'],
    ['2026-11-28', 0, 'd', '2026-11-28T00:00:00'],
  ])('%s', async (text, style, type, value) => {
    const body = sheetOf(`<row r="1">${cell(style, type, value)}</row>`);
    const { document } = await read(makeXlsx({ styles, sheets: [{ name: 'S', body }] }));
    expect(shown(document.blocks)).toEqual(['heading: S', `paragraph: ${text}`]);
  });

  test('and not at all where the format hides them or they are struck', async () => {
    const body = sheetOf(
      `<row r="1">${cell(9, 'n', '5')}</row><row r="2">${cell(13, 'n', '6')}</row>${xlsxRow(3, ['seven'])}`,
    );
    const { document } = await read(makeXlsx({ styles, sheets: [{ name: 'S', body }] }));
    expect(shown(document.blocks)).toEqual(['heading: S', 'paragraph: seven']);
  });

  test('with dates of the other calendar', async () => {
    const body = sheetOf(`<row r="1">${cell(11, 'n', '43538')}</row>`);
    const { document } = await read(makeXlsx({ styles, is1904: true, sheets: [{ name: 'S', body }] }));
    expect(shown(document.blocks)).toEqual(['heading: S', 'paragraph: 2023-03-15']);
  });
});

test('rows of no height, white words and letters of a font of pictures are read as they are seen', async () => {
  const styles =
    '<fonts><font/><font><color rgb="FFFFFFFF"/></font><font><name val="Wingdings"/></font></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"/></fill></fills><cellXfs><xf/><xf fontId="1" fillId="0"/><xf fontId="1" fillId="1"/><xf fontId="2"/></cellXfs>';
  const cell = (reference: string, style: number, text: string) =>
    `<c r="${reference}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const body = sheetOf(
    `<row r="1">${cell('A1', 2, 'Room')}${cell('B1', 2, 'Pool')}</row>`,
    `<row r="2">${cell('A2', 0, 'Single')}${cell('B2', 3, 'ü')}</row>`,
    xlsxRow(3, ['Secret', 1], 'ht="0" customHeight="1"'),
    `<row r="4">${cell('A4', 0, 'Double')}${cell('B4', 1, 'secret')}</row>`,
  );
  const { document } = await read(makeXlsx({ styles, sheets: [{ name: 'S', body }] }));
  expect(shown(document.blocks)).toEqual(['heading: S', 'Room=Single|Pool=yes', 'Room=Double|Pool=']);
});

describe('tables', () => {
  test('a merged cell is in every row that it spans, and names every column', async () => {
    const body = `${sheetOf(
      xlsxRow(1, ['Season', 'Price']),
      xlsxRow(2, ['', 'Adult', 'Child']),
      xlsxRow(3, ['Summer', 12, 6]),
      xlsxRow(4, ['', 14, 7]),
      xlsxRow(5, ['Closed all winter']),
    )}<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/><mergeCell ref="A3:A4"/></mergeCells>`;
    expect(await linesOf(body)).toEqual([
      'Season=Summer|Price / Adult=12|Price / Child=6',
      'Season=Summer|Price / Adult=14|Price / Child=7',
      'Season=Closed all winter|Price / Adult=|Price / Child=',
    ]);
  });

  test('a title, an empty line and headings over the whole width keep the names of the columns', async () => {
    const body = `${sheetOf(
      xlsxRow(1, ['Menu 2026']),
      xlsxRow(2, ['Dish', 'Price', 'Spicy']),
      xlsxRow(3, ['Soup', 5, 'no']),
      xlsxRow(5, ['Curry', 12, 'yes']),
      xlsxRow(6, ['Desserts']),
      xlsxRow(7, ['Cake', 4, 'no']),
    )}<mergeCells><mergeCell ref="A6:C6"/></mergeCells>`;
    expect(await linesOf(body)).toEqual([
      'heading: Menu 2026',
      'Dish=Soup|Price=5|Spicy=no',
      'Dish=Curry|Price=12|Spicy=yes',
      'heading: Desserts',
      'Dish=Cake|Price=4|Spicy=no',
    ]);
  });

  test('a second table below has its own names', async () => {
    const body = sheetOf(
      xlsxRow(1, ['Room', 'Price']),
      xlsxRow(2, ['Single', 80]),
      xlsxRow(4, ['Day', 'Opens', 'Closes']),
      xlsxRow(5, ['Monday', '9:00', '17:00']),
    );
    expect(await linesOf(body)).toEqual(['Room=Single|Price=80', 'Day=Monday|Opens=9:00|Closes=17:00']);
  });

  test('a filter names the header, whatever it looks like', async () => {
    const body = `${sheetOf(xlsxRow(1, ['2025', '2026']), xlsxRow(2, ['Anna', 'Ben']))}<autoFilter ref="A1:B2"/>`;
    expect(await linesOf(body)).toEqual(['2025=Anna|2026=Ben']);
  });

  test('questions and answers become pairs', async () => {
    const body = sheetOf(xlsxRow(1, ['Question', 'Answer']), xlsxRow(2, ['Open on Sunday?', 'No.']));
    expect(await linesOf(body)).toEqual(['Open on Sunday? No.']);
  });
});

describe('hostile sheets', () => {
  test.each([
    [
      'ranges over everything',
      `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1_000)}</mergeCells>`,
    ],
    ['columns without end', '<cols><col min="3" max="99999999" hidden="1"/></cols>'],
    ['rows that are no numbers', '<sheetData><row r="x"><c r="?"><v>1</v></c></row></sheetData>'],
    ['strings that are not there', '<sheetData><row><c t="s"><v>-1</v></c></row></sheetData>'],
  ])('%s are read', async (_what, more) => {
    const body = `${more}${sheetOf(xlsxRow(1, ['', 'words']))}${more}`;
    const { document } = await read(makeXlsx({ sheets: [{ name: 'S', body }] }));
    expect(document.blocks.length).toBeLessThan(10);
  });

  test('cells far apart do not fill the memory', async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, row) =>
        `<row r="${row + 1}"><c r="${String.fromCharCode(65 + (row % 26))}${String.fromCharCode(65 + (Math.floor(row / 26) % 26))}${row + 1}"><v>1</v></c><c r="XFD${row + 1}"><v>2</v></c></row>`,
    );
    const bytes = makeXlsx({ sheets: [{ name: 'S', body: sheetOf(...rows) }] });
    expect(await readBytes({ bytes, fileName: 'x.xlsx' })).toMatchObject({
      failure: { kind: 'too-much-text' },
    });
  });
});
