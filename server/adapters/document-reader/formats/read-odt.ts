import { escapeHtml } from '#core/emails/escape-html.ts';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { parsePage } from './html/parsing/parse-page.ts';
import { parseXml } from './parse-xml.ts';
import { readZipTexts } from './read-zip-texts.ts';

/** What a style does to the meaning of its text; undefined where it says nothing about it. */
interface Look {
  isUnsaid?: boolean | undefined;
  place?: 'raised' | 'lowered' | 'plain' | undefined;
  isWhite?: boolean | undefined;
  /** Its ground has a color of its own. */
  hasGround?: boolean | undefined;
}

const DEEPEST = 20;

const MOST_COLUMNS = 200;
/** Of cells that repeat their text. */
const MOST_REPEATED = 20;

/** Reads an OpenDocument text (.odt), through HTML. Source of the names: OpenDocument 1.3, parts 3 and 4. */
export function readOdt(bytes: Uint8Array): ReadDocument {
  const parts = readZipTexts(bytes, /^(?:content|styles|meta)\.xml$/);
  const content = parts.get('content.xml');
  if (content === undefined) throw new UnreadableDocument('damaged');
  const page = parseXml(content);
  const common = parseXml(parts.get('styles.xml') ?? '<x/>');
  const looks = readLooks([common, page]);
  const body = page.getElementsByTagName('office:text')[0];
  if (body === undefined) throw new UnreadableDocument('no-text');
  const html = writeChildren(body, { looks, isOnGround: hasPageGround(common) });
  const title = parseXml(parts.get('meta.xml') ?? '<x/>')
    .getElementsByTagName('dc:title')[0]
    ?.textContent?.trim();
  const blocks = htmlToBlocks(parsePage(html).documentElement, { firstRowIsHeader: true, boxesTell: true });
  return { title: title ?? '', language: null, blocks: pairQuestions(blocks) };
}

interface Style {
  parent: string;
  look: Look;
}

/** The styles of a file by their names, each with what it has from the style that it is based on. */
function readLooks(pages: Document[]): Map<string, Look> {
  const styles = new Map<string, Style>();
  for (const style of pages.flatMap((page) => [...page.getElementsByTagName('style:style')])) {
    const parent = style.getAttribute('style:parent-style-name') ?? '';
    styles.set(style.getAttribute('style:name') ?? '', { parent, look: lookOf(style) });
  }
  return new Map([...styles.keys()].map((name) => [name, inheritLook(name, styles)]));
}

function inheritLook(name: string, styles: Map<string, Style>): Look {
  const look: Look = {};
  let at = styles.get(name);
  for (let depth = 0; at !== undefined && depth < DEEPEST; depth += 1) {
    look.isUnsaid ??= at.look.isUnsaid;
    look.place ??= at.look.place;
    look.isWhite ??= at.look.isWhite;
    look.hasGround ??= at.look.hasGround;
    at = styles.get(at.parent);
  }
  return look;
}

function lookOf(style: Element): Look {
  const [text] = style.getElementsByTagName('style:text-properties');
  const [paragraph] = style.getElementsByTagName('style:paragraph-properties');
  const value = (name: string) => text?.getAttribute(name) ?? null;
  const strikes = ['style', 'type'].map((name) => value(`style:text-line-through-${name}`));
  const display = value('text:display');
  const states = [
    ...strikes.map((strike) => (strike === null ? undefined : strike !== 'none')),
    display === null ? undefined : /^(?:none|true)$/.test(display),
  ];
  const position = value('style:text-position');
  const color = value('fo:color');
  const grounds = [value('fo:background-color'), paragraph?.getAttribute('fo:background-color') ?? null];
  return {
    isUnsaid: states.includes(true) ? true : states.find((state) => state !== undefined),
    place: position === null ? undefined : placeOf(position),
    isWhite: color === null ? undefined : /^#f{6}$/i.test(color),
    hasGround: grounds.some(isColored) || undefined,
  };
}

function placeOf(position: string): Look['place'] {
  if (/^(?:super|[1-9])/.test(position)) return 'raised';
  return /^(?:sub|-)/.test(position) ? 'lowered' : 'plain';
}

function isColored(color: string | null): boolean {
  return color !== null && !/^(?:transparent|#f{6})$/i.test(color);
}

function hasPageGround(styles: Document): boolean {
  return [...styles.getElementsByTagName('style:page-layout-properties')].some((page) =>
    isColored(page.getAttribute('fo:background-color')),
  );
}

interface Writing {
  looks: Map<string, Look>;
  /** What is around has a ground of its own, as cells of tables often have. */
  isOnGround: boolean;
}

function writeChildren(node: Node, writing: Writing): string {
  return [...node.childNodes].map((child) => writeNode(child, writing)).join('');
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

const GROUNDS = /^(?:table:table|draw:text-box|draw:custom-shape)$/;

function writeNode(node: Node, { looks, isOnGround }: Writing): string {
  if (node.nodeType === 3) return escapeHtml(node.textContent ?? '');
  if (node.nodeType !== 1 || SILENT.test(node.nodeName)) return '';
  const element = node as Element;
  const look = looks.get(element.getAttribute('text:style-name') ?? '') ?? {};
  const onGround = isOnGround || look.hasGround === true || GROUNDS.test(element.nodeName);
  if (look.isUnsaid === true || (look.isWhite === true && !onGround) || isNotShown(element)) return '';
  const name = element.nodeName;
  if (name === 'text:s' || name === 'text:tab') return ' ';
  if (name === 'text:line-break') return '<br>';
  const inner = writeChildren(element, { looks, isOnGround: onGround });
  if (name === 'text:span') return writeSpan(inner, look.place);
  if (name === 'text:h') {
    const level = Math.min(6, Math.max(1, Number(element.getAttribute('text:outline-level')) || 1));
    return `<h${level}>${inner}</h${level}>`;
  }
  if (name === 'table:table-cell') return writeCell(element, inner);
  const tag = ELEMENTS[name];
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

function writeSpan(inner: string, place: Look['place']): string {
  if (place !== 'raised' && place !== 'lowered') return inner;
  const tag = place === 'raised' ? 'sup' : 'sub';
  return `<${tag}>${inner}</${tag}>`;
}

/** A hidden section or paragraph, or a row that is folded or filtered away. */
function isNotShown(element: Element): boolean {
  switch (element.nodeName) {
    case 'text:section':
      return element.getAttribute('text:display') === 'none';
    case 'text:p':
    case 'text:h': {
      const [hidden] = element.getElementsByTagName('text:hidden-paragraph');
      return hidden?.getAttribute('text:is-hidden') === 'true';
    }
    case 'table:table-row':
      return /^(?:collapse|filter)$/.test(element.getAttribute('table:visibility') ?? '');
    default:
      return false;
  }
}

/** Empty cells are written once with their number; a number at the end of a row only fills it up. */
function writeCell(cell: Element, inner: string): string {
  const number = (name: string) => Math.min(MOST_COLUMNS, Number(cell.getAttribute(name)) || 1);
  const most = inner === '' ? MOST_COLUMNS : MOST_REPEATED;
  const repeated =
    inner === '' && cell.nextSibling === null ? 1 : Math.min(most, number('table:number-columns-repeated'));
  const spans = `colspan="${number('table:number-columns-spanned')}" rowspan="${Number(cell.getAttribute('table:number-rows-spanned')) || 1}"`;
  return `<td ${spans}>${inner}</td>`.repeat(repeated);
}
