import { expect, test } from 'vitest';
import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';

const spaces =
  'xmlns:office="o" xmlns:text="t" xmlns:table="a" xmlns:style="s" xmlns:dc="d" xmlns:draw="w" xmlns:fo="f"';
const styles = [
  '<style:style style:name="S1"><style:text-properties style:text-line-through-style="solid"/></style:style>',
  '<style:style style:name="H1"><style:text-properties text:display="none"/></style:style>',
  '<style:style style:name="U1"><style:text-properties style:text-position="super 58%"/></style:style>',
  '<style:style style:name="L1"><style:text-properties style:text-position="-33% 58%"/></style:style>',
  '<style:style style:name="W1"><style:text-properties fo:color="#ffffff"/></style:style>',
  '<style:style style:name="P1"><style:paragraph-properties fo:background-color="#000000"/></style:style>',
  '<style:style style:name="C1" style:parent-style-name="S1"><style:text-properties fo:font-weight="bold"/></style:style>',
  '<style:style style:name="C2" style:parent-style-name="S1"><style:text-properties style:text-line-through-style="none"/></style:style>',
].join('');

function makeOdt(body: string): Buffer {
  return makeZip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      data: `<?xml version="1.0"?><office:document-content ${spaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    },
    {
      name: 'meta.xml',
      data: `<office:document-meta ${spaces}><office:meta><dc:title>Hotel</dc:title></office:meta></office:document-meta>`,
    },
    { name: 'Pictures/a.png', data: 'x' },
  ]);
}

const span = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`;

test('an OpenDocument text is read with headings, lists, tables, and without what it hides or strikes', async () => {
  const cell = (text: string, more = '') =>
    `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`;
  const result = await readBytes({
    fileName: 'x.odt',
    bytes: makeOdt(
      `<text:h text:outline-level="1">Prices</text:h>
       <text:p>From<text:s/>€99${span('U1', '95')}, ${span('S1', 'was 120, ')}${span('H1', 'secret, ')}H${span('L1', '2')}O &amp; 10${span('U1', '6')}.<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>With tax.</text:p></text:note-body></text:note></text:p>
       <text:p text:style-name="H1">Hidden</text:p>
       <text:section text:name="Draft" text:display="none"><text:p>Hidden, too</text:p></text:section>
       <text:list><text:list-item><text:p>First</text:p></text:list-item><text:list-item><text:p>Second</text:p></text:list-item></text:list>
       <table:table><table:table-row>${cell('Room')}${cell('Price')}${cell('Beds')}</table:table-row>
       <table:table-row>${cell('Single')}${cell('80')}${cell('1')}<table:table-cell table:number-columns-repeated="1000"/></table:table-row>
       <table:table-row>${cell('Any', ' table:number-columns-spanned="2"')}<table:covered-table-cell/>${cell('2')}</table:table-row></table:table>`,
    ),
  });
  expect(result).toMatchObject({ kind: 'ok', format: 'odt', document: { title: 'Hotel' } });
  const blocks = result.kind === 'ok' ? result.document.blocks : [];
  expect(
    blocks.map((block) =>
      block.kind === 'table-row'
        ? block.cells.slice(0, 3).join('|')
        : 'text' in block
          ? `${block.kind}: ${block.text}`
          : '',
    ),
  ).toEqual([
    'heading: Prices',
    'paragraph: From €99.95, H2O & 10⁶.',
    'paragraph: With tax.',
    'list-item: First',
    'list-item: Second',
    'Single|80|1',
    'Any||2',
  ]);
});

const row = (text: string, more = '') =>
  `<table:table><table:table-row${more}><table:table-cell><text:p>${text}</text:p></table:table-cell></table:table-row></table:table>`;
test.each([
  ['white text', `<text:p>Rooms ${span('W1', 'cost 20 ')}cost 80</text:p>`, 'Rooms cost 80'],
  ['white text on a ground', `<text:p text:style-name="P1">${span('W1', 'Rooms')}</text:p>`, 'Rooms'],
  ['white text in a table', row(span('W1', 'Rooms')), 'Rooms'],
  ['a style based on a struck one', `<text:p>${span('C1', 'at 8 ')}at 10</text:p>`, 'at 10'],
  ['a style that no longer strikes', `<text:p>${span('C2', 'at 8')}</text:p>`, 'at 8'],
  [
    'a hidden paragraph',
    '<text:p><text:hidden-paragraph text:is-hidden="true"/>at 8</text:p><text:p>at 10</text:p>',
    'at 10',
  ],
  ['a row that is folded away', row('at 8', ' table:visibility="collapse"') + row('at 10'), 'at 10'],
])('an OpenDocument text with %s', async (_what, body, expected) => {
  const result = await readBytes({ bytes: makeOdt(body), fileName: 'x.odt' });
  const blocks = result.kind === 'ok' ? result.document.blocks : [];
  expect(blocks.map((block) => ('text' in block ? block.text : '?')).join('|')).toBe(expected);
});

test('other OpenDocument files say what to do', async () => {
  const bytes = makeZip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' }]);
  expect(await readBytes({ bytes, fileName: 'x.ods' })).toEqual({
    kind: 'failed',
    failure: { kind: 'unsupported', format: 'open-document' },
  });
});
