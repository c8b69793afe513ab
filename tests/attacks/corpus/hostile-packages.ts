import { makeXlsx, xlsxRow } from '#server/adapters/document-reader/fixtures/make-xlsx.ts';
import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import type { HostileFile } from './hostile-file.ts';

const megabyte = 1_048_576;
const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Workbooks, texts of OpenDocument, presentations and e-books that claim or nest without end. */
export function hostilePackages(): HostileFile[] {
  return [...workbooks(), ...openDocuments(), ...presentations(), ...books()];
}

function workbooks(): HostileFile[] {
  const file = (what: string, body: string, styles = ''): HostileFile => ({
    what,
    fileName: 'x.xlsx',
    bytes: makeXlsx({ sheets: [{ name: 'Sheet', body }], styles }),
  });
  const words = `<sheetData>${xlsxRow(1, ['Day', 'Hour'])}${xlsxRow(2, ['Monday', 9])}</sheetData>`;
  const entities = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  return [
    file(
      'merged cells over the whole sheet, many times',
      `${words}<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000)}</mergeCells>`,
    ),
    file(
      'hidden columns without end',
      `<cols>${'<col min="1" max="4294967295" hidden="1"/>'.repeat(1_000)}</cols>${words}`,
    ),
    file(
      'cells at the far end of every row',
      `<sheetData>${Array.from({ length: 5_000 }, (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c><c r="A${row + 1}"><v>2</v></c></row>`).join('')}</sheetData>`,
    ),
    file('rows in each other', `<sheetData>${deep('<row><c><v>', '</v></c></row>', 50_000)}</sheetData>`),
    file(
      'strings by numbers that are none',
      '<sheetData><row><c t="s"><v>1e309</v></c><c t="s"><v>-1</v></c></row></sheetData>',
    ),
    file(
      'a number format of a hundred thousand signs',
      '<sheetData><row><c s="0"><v>1</v></c></row></sheetData>',
      `<numFmts><numFmt numFmtId="170" formatCode="${'#,##0.00;'.repeat(11_000)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`,
    ),
    file(
      'digits without end',
      `<sheetData><row><c s="0"><v>1.5</v></c></row></sheetData>`,
      `<numFmts><numFmt numFmtId="170" formatCode="0.${'0'.repeat(200_000)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`,
    ),
    {
      what: 'a sheet that is a bomb',
      fileName: 'x.xlsx',
      bytes: makeXlsx({ sheets: [{ name: 'S', body: ' '.repeat(60 * megabyte) }] }),
    },
    {
      what: 'entities in the list of sheets',
      fileName: 'x.xlsx',
      bytes: makeZip([
        {
          name: 'xl/workbook.xml',
          data: `${entities}<workbook><sheets><sheet name="&b;"/></sheets></workbook>`,
        },
      ]),
    },
    {
      what: 'a workbook without sheets',
      fileName: 'x.xlsx',
      bytes: makeZip([{ name: 'xl/workbook.xml', data: '<workbook/>' }]),
    },
  ];
}

function openDocuments(): HostileFile[] {
  const file = (what: string, content: string): HostileFile => ({
    what,
    fileName: 'x.odt',
    bytes: makeZip([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      {
        name: 'content.xml',
        data: `<office:document-content><office:body><office:text>${content}</office:text></office:body></office:document-content>`,
      },
    ]),
  });
  return [
    file('spans in each other', deep('<text:span>', '</text:span>', 20_000)),
    file(
      'a cell that is repeated without end',
      `<table:table>${'<table:table-row><table:table-cell table:number-columns-repeated="999999999"><text:p>a</text:p></table:table-cell></table:table-row>'.repeat(50)}</table:table>`,
    ),
  ];
}

function presentations(): HostileFile[] {
  const file = (what: string, presentation: string, slide: string): HostileFile => ({
    what,
    fileName: 'x.pptx',
    bytes: makeZip([
      { name: 'ppt/presentation.xml', data: presentation },
      {
        name: 'ppt/_rels/presentation.xml.rels',
        data: '<Relationships><Relationship Id="r1" Target="slides/slide1.xml"/></Relationships>',
      },
      { name: 'ppt/slides/slide1.xml', data: slide },
    ]),
  });
  const slide =
    '<p:sld><p:sp><a:p><a:r><a:t>Words that come again and again.</a:t></a:r></a:p></p:sp></p:sld>';
  return [
    file(
      'one slide, shown without end',
      `<p:presentation>${'<p:sldId r:id="r1"/>'.repeat(50_000)}</p:presentation>`,
      slide,
    ),
    file(
      'shapes in each other',
      '<p:presentation><p:sldId r:id="r1"/></p:presentation>',
      deep('<p:sp>', '</p:sp>', 20_000),
    ),
  ];
}

function books(): HostileFile[] {
  const file = (what: string, book: string, chapter: string): HostileFile => ({
    what,
    fileName: 'x.epub',
    bytes: makeZip([
      { name: 'mimetype', data: 'application/epub+zip' },
      { name: 'META-INF/container.xml', data: '<container><rootfile full-path="book.opf"/></container>' },
      { name: 'book.opf', data: book },
      { name: 'a.xhtml', data: chapter },
    ]),
  });
  const chapter = '<html><body><p>Words that come again and again.</p></body></html>';
  return [
    file(
      'one chapter, read without end',
      `<package><item id="a" href="a.xhtml"/>${'<itemref idref="a"/>'.repeat(50_000)}</package>`,
      chapter,
    ),
    file(
      'a chapter that is nowhere',
      '<package><item id="a" href="../../../etc/passwd"/><itemref idref="a"/></package>',
      chapter,
    ),
  ];
}
