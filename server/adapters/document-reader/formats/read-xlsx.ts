import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { parseXml } from './parse-xml.ts';
import { readZipTexts } from './read-zip-texts.ts';
import { isOn } from './workbook/is-on.ts';
import { readCellStyles } from './workbook/read-cell-styles.ts';
import { readSharedStrings } from './workbook/read-shared-strings.ts';
import { readSheet } from './workbook/read-sheet.ts';
import type { Sheet } from './workbook/sheet.ts';
import { sheetToBlocks } from './workbook/sheet-to-blocks.ts';

const PARTS =
  /^xl\/(?:workbook\.xml|styles\.xml|sharedstrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;
const MAX_NAMED = 5;

/**
 * Reads an Excel workbook (.xlsx): sheet by sheet, each row with the names of its columns. What is hidden is left out,
 * and a note says so. Source of the names: ECMA-376, part 1, SpreadsheetML.
 */
export function readXlsx(bytes: Uint8Array): { document: ReadDocument; notes: string[] } {
  const parts = new Map(
    [...readZipTexts(bytes, PARTS)].map(([name, text]) => [name.toLowerCase(), text] as const),
  );
  const outline = parts.get('xl/workbook.xml');
  if (outline === undefined) throw new UnreadableDocument('damaged');
  const book = parseXml(outline);
  const paths = readPaths(parts.get('xl/_rels/workbook.xml.rels') ?? '<x/>');
  const workbook = {
    strings: readSharedStrings(parts.get('xl/sharedstrings.xml') ?? '<x/>'),
    styleOf: readCellStyles(parts.get('xl/styles.xml') ?? '<x/>'),
    is1904: isSwitchedOn(elementsOf(book, 'workbookPr')[0]?.getAttribute('date1904')),
  };
  const sheets = elementsOf(book, 'sheet').flatMap((element) => {
    const name = element.getAttribute('name') ?? '';
    const xml = parts.get(paths.get(relationOf(element)) ?? '');
    const isHidden = /hidden/i.test(element.getAttribute('state') ?? '');
    // A sheet that is a chart has no cells.
    return xml === undefined ? [] : [{ name, isHidden, xml }];
  });
  const shown = sheets
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, xml }) => ({ name, sheet: readSheet(xml, workbook) }));
  const blocks = shown.flatMap(({ name, sheet }): Block[] => {
    const own = sheetToBlocks(sheet);
    return own.length === 0 ? [] : [{ kind: 'heading', level: 2, text: name }, ...own];
  });
  const notes = [
    ...describeHiddenSheets(sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)),
    ...shown.flatMap(({ name, sheet }) => describeLeftOut(name, sheet)),
  ];
  return { document: { title: '', language: null, blocks }, notes };
}

function elementsOf(book: Document, name: string): Element[] {
  return [...book.querySelectorAll('*')].filter(
    ({ nodeName }) => nodeName === name || nodeName.endsWith(`:${name}`),
  );
}

const isSwitchedOn = (value: string | null | undefined): boolean =>
  value !== null && value !== undefined && isOn(value);

/** `r:id`, whatever the file calls that namespace. */
function relationOf(element: Element): string {
  return [...element.attributes].find(({ name }) => /:id$/i.test(name))?.value ?? '';
}

function readPaths(relations: string): Map<string, string> {
  return new Map(
    elementsOf(parseXml(relations), 'Relationship').map((relation) => {
      const target = relation.getAttribute('Target') ?? '';
      const path = URL.parse(target, 'file:///xl/')?.pathname.slice(1) ?? '';
      return [relation.getAttribute('Id') ?? '', path.toLowerCase()];
    }),
  );
}

function describeHiddenSheets(names: string[]): string[] {
  if (names.length === 0) return [];
  if (names.length === 1) return [`The hidden sheet “${names[0]}” was left out.`];
  const named = names
    .slice(0, MAX_NAMED)
    .map((name) => `“${name}”`)
    .join(', ');
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
  return [`The hidden sheets ${named}${more} were left out.`];
}

function describeLeftOut(name: string, { leftOut: { rows, columns } }: Sheet): string[] {
  const parts = [
    ...(rows > 0 ? [`${rows} hidden ${rows === 1 ? 'row' : 'rows'}`] : []),
    ...(columns > 0 ? [`${columns} hidden ${columns === 1 ? 'column' : 'columns'}`] : []),
  ];
  if (parts.length === 0) return [];
  return [
    `On the sheet “${name}”, ${parts.join(' and ')} ${rows + columns === 1 ? 'was' : 'were'} left out.`,
  ];
}
