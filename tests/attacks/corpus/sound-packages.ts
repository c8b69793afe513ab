import { makeXlsx, xlsxRow } from '#server/adapters/document-reader/fixtures/make-xlsx.ts';
import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';

const officeSpaces = 'xmlns:office="o" xmlns:text="t" xmlns:table="a" xmlns:style="s"';
const slideSpaces = 'xmlns:p="p" xmlns:a="a" xmlns:r="r"';
const relationship = (id: string, type: string, target: string) =>
  `<Relationships><Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/></Relationships>`;

/** A small file of every kind that is a zip of XML, to be changed; Word's are made elsewhere. */
export function soundPackages(): { fileName: string; bytes: Buffer }[] {
  return [
    { fileName: 'x.odt', bytes: soundOdt() },
    { fileName: 'x.pptx', bytes: soundPptx() },
    { fileName: 'x.epub', bytes: soundEpub() },
    { fileName: 'x.xlsx', bytes: soundXlsx() },
  ];
}

function soundOdt(): Buffer {
  return makeZip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      data: `<office:document-content ${officeSpaces}><office:automatic-styles><style:style style:name="H"><style:text-properties text:display="none"/></style:style></office:automatic-styles><office:body><office:text><text:h text:outline-level="1">Hours</text:h><text:p>We open at <text:span text:style-name="H">eight</text:span> nine.</text:p><table:table><table:table-row><table:table-cell><text:p>Day</text:p></table:table-cell><table:table-cell table:number-columns-repeated="3"><text:p>Hour</text:p></table:table-cell></table:table-row></table:table></office:text></office:body></office:document-content>`,
    },
  ]);
}

function soundPptx(): Buffer {
  return makeZip([
    {
      name: 'ppt/presentation.xml',
      data: `<p:presentation ${slideSpaces}><p:sldIdLst><p:sldId id="1" r:id="r1"/></p:sldIdLst></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      data: relationship('r1', 'slide', 'slides/slide1.xml'),
    },
    {
      name: 'ppt/slides/slide1.xml',
      data: `<p:sld ${slideSpaces}><p:cSld><p:spTree><p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:rPr baseline="30000"/><a:t>Hours</a:t></a:r></a:p></p:txBody></p:sp><a:tbl><a:tr><a:tc gridSpan="2"><a:txBody><a:p><a:r><a:t>Day</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></p:spTree></p:cSld></p:sld>`,
    },
    {
      name: 'ppt/slides/_rels/slide1.xml.rels',
      data: relationship('n1', 'notesSlide', '../notesSlides/notesSlide1.xml'),
    },
    {
      name: 'ppt/notesSlides/notesSlide1.xml',
      data: `<p:notes ${slideSpaces}><p:sp><p:nvPr><p:ph type="body"/></p:nvPr><a:p><a:r><a:t>Say it.</a:t></a:r></a:p></p:sp></p:notes>`,
    },
  ]);
}

function soundEpub(): Buffer {
  return makeZip([
    { name: 'mimetype', data: 'application/epub+zip' },
    {
      name: 'META-INF/container.xml',
      data: '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    },
    {
      name: 'OPS/book.opf',
      data: '<package><metadata><dc:title>Hours</dc:title><dc:language>en</dc:language></metadata><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    },
    { name: 'OPS/a.xhtml', data: '<html><body><h1>Hours</h1><p>We open at nine.</p></body></html>' },
  ]);
}

function soundXlsx(): Buffer {
  const body = `<cols><col min="3" max="3" hidden="1"/></cols><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>${xlsxRow(2, ['Monday', 9.5, 'hidden'])}<row r="3" hidden="1"><c r="A3" s="1"><v>45000</v></c></row></sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><autoFilter ref="A1:B3"/>`;
  return makeXlsx({
    sheets: [
      { name: 'Hours', body },
      { name: 'Other', body, state: 'hidden' },
    ],
    strings: '<si><t>Day</t></si><si><r><rPr><strike val="0"/></rPr><t>Hour</t></r></si>',
    styles:
      '<numFmts><numFmt numFmtId="170" formatCode="[$-407]d. mmmm yyyy;@"/></numFmts><fonts><font><b/></font></fonts><cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="170" fontId="0"/></cellXfs>',
  });
}
