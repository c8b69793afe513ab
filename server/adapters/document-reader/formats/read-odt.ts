import { escapeHtml } from '#core/emails/escape-html.ts';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { parsePage } from './html/parse-page.ts';
import { parseXml } from './parse-xml.ts';
import { readZipTexts } from './read-zip-texts.ts';

/** What a style does to the meaning of its text. */
type Look = 'unsaid' | 'raised' | 'lowered';

const MOST_COLUMNS = 200;

/** Reads an OpenDocument text (.odt), through HTML. Source of the names: OpenDocument 1.3, parts 3 and 4. */
export function readOdt(bytes: Uint8Array): ReadDocument {
  const parts = readZipTexts(bytes, /^(?:content|styles|meta)\.xml$/);
  const content = parts.get('content.xml');
  if (content === undefined) throw new UnreadableDocument('damaged');
  const page = parseXml(content);
  const looks = new Map([...readLooks(parseXml(parts.get('styles.xml') ?? '<x/>')), ...readLooks(page)]);
  const body = page.getElementsByTagName('office:text')[0];
  if (body === undefined) throw new UnreadableDocument('no-text');
  const html = writeChildren(body, looks);
  const title = parseXml(parts.get('meta.xml') ?? '<x/>')
    .getElementsByTagName('dc:title')[0]
    ?.textContent?.trim();
  const blocks = htmlToBlocks(parsePage(html).documentElement, { firstRowIsHeader: true, boxesTell: true });
  return { title: title ?? '', language: null, blocks: pairQuestions(blocks) };
}

function readLooks(page: Document): Map<string, Look> {
  const looks = new Map<string, Look>();
  for (const style of page.getElementsByTagName('style:style')) {
    const properties = style.getElementsByTagName('style:text-properties')[0];
    const name = style.getAttribute('style:name');
    const look = properties === undefined ? null : lookOf(properties);
    const parent = looks.get(style.getAttribute('style:parent-style-name') ?? '');
    if (name !== null && (look ?? parent) !== undefined) looks.set(name, (look ?? parent) as Look);
  }
  return looks;
}

function lookOf(properties: Element): Look | null {
  const strike = properties.getAttribute('style:text-line-through-style') ?? 'none';
  const isStruckThrough =
    strike !== 'none' || (properties.getAttribute('style:text-line-through-type') ?? 'none') !== 'none';
  if (isStruckThrough || ['none', 'true'].includes(properties.getAttribute('text:display') ?? ''))
    return 'unsaid';
  const position = properties.getAttribute('style:text-position') ?? '';
  if (/^(?:super|[1-9])/.test(position)) return 'raised';
  return /^(?:sub|-)/.test(position) ? 'lowered' : null;
}

function writeChildren(node: Node, looks: Map<string, Look>): string {
  return [...node.childNodes].map((child) => writeNode(child, looks)).join('');
}

const SILENT =
  /^(?:text:tracked-changes|text:note-citation|office:annotation(?:-end)?|office:forms|text:sequence-decls|text:hidden-text|text:bookmark.*|table:covered-table-cell|draw:image|svg:.*|text:alphabetical-index.*)$/;

const ELEMENTS: Record<string, string> = {
  'text:p': 'p',
  'text:list': 'ul',
  'text:list-item': 'li',
  'table:table': 'table',
  'table:table-header-rows': 'thead',
  'table:table-row': 'tr',
  'text:note-body': 'div',
  'draw:text-box': 'div',
};

function writeNode(node: Node, looks: Map<string, Look>): string {
  if (node.nodeType === 3) return escapeHtml(node.textContent ?? '');
  if (node.nodeType !== 1 || SILENT.test(node.nodeName)) return '';
  const element = node as Element;
  const look = looks.get(element.getAttribute('text:style-name') ?? '');
  if (
    look === 'unsaid' ||
    (element.nodeName === 'text:section' && element.getAttribute('text:display') === 'none')
  )
    return '';
  const name = element.nodeName;
  if (name === 'text:s' || name === 'text:tab') return ' ';
  if (name === 'text:line-break') return '<br>';
  const inner = writeChildren(element, looks);
  if (name === 'text:span')
    return look === undefined
      ? inner
      : `<${look === 'raised' ? 'sup' : 'sub'}>${inner}</${look === 'raised' ? 'sup' : 'sub'}>`;
  if (name === 'text:h') {
    const level = Math.min(6, Math.max(1, Number(element.getAttribute('text:outline-level')) || 1));
    return `<h${level}>${inner}</h${level}>`;
  }
  if (name === 'table:table-cell') return writeCell(element, inner);
  const tag = ELEMENTS[name];
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

/** Empty cells are written once with their number; a number at the end of a row only fills it up. */
function writeCell(cell: Element, inner: string): string {
  const number = (name: string) => Math.min(MOST_COLUMNS, Number(cell.getAttribute(name)) || 1);
  const repeated = inner === '' && cell.nextSibling === null ? 1 : number('table:number-columns-repeated');
  const spans = `colspan="${number('table:number-columns-spanned')}" rowspan="${Number(cell.getAttribute('table:number-rows-spanned')) || 1}"`;
  return `<td ${spans}>${inner}</td>`.repeat(repeated);
}
