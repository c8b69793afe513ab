import { describe, expect, test } from 'vitest';
import { makeDocx } from '#server/adapters/document-reader/fixtures/make-docx.ts';
import { readDocx } from './read-docx.ts';

const run = (text: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string, style = '') =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs}</w:p>`;

const STYLES = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
  <w:style w:type="character" w:styleId="Note"><w:name w:val="Internal note"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Other"><w:name w:val="Other note"/><w:basedOn w:val="Note"/></w:style>
  <w:style w:type="character" w:styleId="Shown"><w:name w:val="Shown note"/><w:basedOn w:val="Note"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Draft"><w:name w:val="Draft"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Raised"><w:name w:val="Raised text"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="RaisedToo"><w:name w:val="Raised text too"/><w:basedOn w:val="Raised"/></w:style>
  <w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`;
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="f1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="footnotes.xml"/></Relationships>';
const NOTES =
  '<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:id="2"><w:p><w:r><w:t>With tax.</w:t></w:r></w:p></w:footnote></w:footnotes>';

async function textOf(body: string): Promise<string> {
  const { blocks } = await readDocx(
    makeDocx(body, [
      { name: 'word/styles.xml', data: STYLES },
      { name: 'word/footnotes.xml', data: NOTES },
      { name: 'word/_rels/document.xml.rels', data: RELATIONS },
    ]),
  );
  return blocks.map((block) => ('text' in block ? block.text : '')).join('|');
}

describe('a Word document', () => {
  test.each<[what: string, body: string, expected: string]>([
    [
      'hidden text',
      paragraph(run('Rooms ') + run('cost us 20 ', '<w:vanish/>') + run('cost 80')),
      'Rooms cost 80',
    ],
    ['text that is not hidden after all', paragraph(run('Rooms', '<w:vanish w:val="false"/>')), 'Rooms'],
    ['text hidden for the web', paragraph(run('Rooms') + run(' 20', '<w:b/><w:webHidden/>')), 'Rooms'],
    ['a hidden style', paragraph(run('Rooms') + run(' 20', '<w:rStyle w:val="Note"/>')), 'Rooms'],
    [
      'a style based on a hidden one',
      paragraph(run('Rooms') + run(' 20', '<w:rStyle w:val="Other"/>')),
      'Rooms',
    ],
    ['a style that shows what its base hides', paragraph(run('Rooms', '<w:rStyle w:val="Shown"/>')), 'Rooms'],
    ['an ordinary style', paragraph(run('Rooms', '<w:rStyle w:val="Strong"/>')), 'Rooms'],
    ['a hidden paragraph style', paragraph(run('Rooms')) + paragraph(run('20'), 'Draft'), 'Rooms'],
    [
      'the result of a field',
      paragraph(`${run('From ')}<w:fldSimple w:instr=" DOCPROPERTY Price ">${run('80 euros')}</w:fldSimple>`),
      'From 80 euros',
    ],
    ['text with a direction', paragraph(`<w:bdo w:val="ltr">${run('Rooms')}</w:bdo>`), 'Rooms'],
    [
      'a box of a font with pictures',
      paragraph(`<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>${run(' Pool')}`),
      '☑ Pool',
    ],
    [
      'white text',
      paragraph(run('Rooms ') + run('cost 20 ', '<w:color w:val="FFFFFF"/>') + run('cost 80')),
      'Rooms cost 80',
    ],
    [
      'white text on a ground of its own',
      paragraph(run('Rooms', '<w:shd w:val="clear" w:fill="000000"/><w:color w:val="FFFFFF"/>')),
      'Rooms',
    ],
    [
      'white text in a paragraph with a ground',
      `<w:p><w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>${run('Rooms', '<w:color w:val="FFFFFF"/>')}</w:p>`,
      'Rooms',
    ],
    [
      'white text in a table',
      `<w:tbl><w:tr><w:tc>${paragraph(run('Rooms', '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`,
      'Rooms',
    ],
    [
      'a hidden row',
      `<w:tbl><w:tr><w:tc>${paragraph(run('Rooms'))}</w:tc></w:tr><w:tr><w:trPr><w:hidden/></w:trPr><w:tc>${paragraph(run('20'))}</w:tc></w:tr></w:tbl>`,
      'Rooms',
    ],
    [
      'text with its reading above it',
      paragraph(
        `<w:r><w:ruby><w:rt>${run('tokyo')}</w:rt><w:rubyBase>${run('東京')}</w:rubyBase></w:ruby></w:r>`,
      ),
      '東京',
    ],
    ['text of two points', paragraph(run('Rooms') + run(' cost 20', '<w:sz w:val="4"/>')), 'Rooms'],
    [
      'a formula',
      paragraph(
        `${run('Area ')}<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>A=</m:t></m:r><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:r><m:t>+10</m:t></m:r><m:sSup><m:e/><m:sup><m:r><m:t>6</m:t></m:r></m:sup></m:sSup></m:oMath>`,
      ),
      'Area A=a/2+10⁶',
    ],
    ['struck text', paragraph(run('at 8', '<w:strike/>') + run(' at 10')), 'at 10'],
    ['text struck twice', paragraph(run('at 8', '<w:dstrike/>') + run(' at 10')), 'at 10'],
    ['text no longer struck', paragraph(run('at 8', '<w:strike w:val="0"/>')), 'at 8'],
    [
      'deleted text',
      paragraph(`<w:del w:id="1"><w:r><w:delText>at 8</w:delText></w:r></w:del>${run('at 10')}`),
      'at 10',
    ],
    [
      'a change of format',
      paragraph(run('at 8', '<w:b/><w:rPrChange w:id="1"><w:rPr><w:strike/></w:rPr></w:rPrChange>')),
      'at 8',
    ],
    ['a raised style', paragraph(run('10') + run('6', '<w:rStyle w:val="Raised"/>')), '10⁶'],
    [
      'a style based on a raised one',
      paragraph(run('20 m') + run('2', '<w:rStyle w:val="RaisedToo"/>')),
      '20 m²',
    ],
    [
      'a tick in the letters of a font of pictures',
      paragraph(run('ü', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>') + run(' Pool')),
      '✓ Pool',
    ],
    ['an exponent', paragraph(run('10') + run('6', '<w:vertAlign w:val="superscript"/>')), '10⁶'],
    ['a raised figure', paragraph(run('10') + run('6', '<w:position w:val="12"/><w:sz w:val="14"/>')), '10⁶'],
    ['cents', paragraph(run('€99') + run('95', '<w:vertAlign w:val="superscript"/>')), '€99.95'],
    ['an index', paragraph(run('H') + run('2', '<w:vertAlign w:val="subscript"/>') + run('O')), 'H2O'],
    [
      'the mark of a note',
      paragraph(`${run('9995 euros')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      '9995 euros|With tax.',
    ],
    [
      'boxes',
      paragraph(
        `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('☒')}</w:sdtContent></w:sdt>${run(' Pool')}`,
      ),
      '☑ Pool',
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await textOf(body)).toBe(expected);
  });

  test('that is nested too deeply says so', async () => {
    const depth = 6_000;
    const body = `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph(run('x'))}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;
    await expect(textOf(body)).rejects.toMatchObject({ failure: { kind: 'too-deep' } });
  });

  test('a row whose cells are shifted keeps them in their columns', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
    const { blocks } = await readDocx(
      makeDocx(
        `<w:tbl><w:tr>${cell('Room')}${cell('Low')}${cell('High')}</w:tr><w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${cell('80')}${cell('95')}</w:tr></w:tbl>`,
      ),
    );
    expect(blocks).toEqual([
      { kind: 'table-row', columns: ['Room', 'Low', 'High'], cells: ['', '80', '95'] },
    ]);
  });
});
