import { isQuestion } from '#core/reading/is-question.ts';
import type { Block } from '#core/reading/read-document.ts';
import { cleanCode } from '#core/reading/text/clean-code.ts';
import { cleanText } from '#core/reading/text/clean-text.ts';
import { resolveSuperscripts } from '#core/reading/text/resolve-superscripts.ts';
import { writeSubscript } from '#core/reading/text/write-subscript.ts';
import { writeSuperscript } from '#core/reading/text/write-superscript.ts';
import { besideMark } from './beside-mark.ts';
import { collectControlled } from './collect-controlled.ts';
import type { Controlled } from './controlled.ts';
import {
  childElements,
  type HtmlElement,
  type HtmlNode,
  hasDescendant,
  isElement,
  isText,
} from './html-node.ts';
import { isApart } from './is-apart.ts';
import { isGlyph } from './is-glyph.ts';
import { isHidden } from './is-hidden.ts';
import { isOnlySpoken } from './is-only-spoken.ts';
import { isOnlyUnspoken } from './is-only-unspoken.ts';
import { isRating } from './is-rating.ts';
import { isRowOfParts } from './is-row-of-parts.ts';
import { isStateWord } from './is-state-word.ts';
import { isStruckThrough } from './is-struck-through.ts';
import { isTable } from './is-table.ts';
import { labelOf } from './label-of.ts';
import { superscriptOf } from './superscript-of.ts';
import { tableToBlocks } from './table-to-blocks.ts';

const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form header hgroup hr html legend li main menu nav ol p section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements that are never text for a reader: a `noscript` is about missing scripts, and a control states nothing. */
const SILENT_ELEMENTS = new Set(
  (
    'applet area audio base button canvas col colgroup datalist embed frame frameset head iframe img input label link map meta ' +
    'noembed noframes noscript object option optgroup param picture progress rp rt rtc script select source style svg template ' +
    'textarea title track video'
  ).split(' '),
);

/** A choice between sizes, say, with the price of each. */
const OFFERS = /[€$£]\s?\d|\d\s?(?:€|£|EUR|USD|GBP|CHF)/;

/** So much of a line tells what a raised figure after it is. */
const LONGEST_END = 40;

const MENU_LINKS = 5;
const MENU_SHARE = 0.9;
const LONGEST_MENU = 1_000;

export interface HtmlToBlocksOptions {
  /** Word processors mark no header cells, so for their files the first row counts as the header. */
  firstRowIsHeader?: boolean;
  /** A box in a printed document is a statement, not a control, wherever it is. */
  boxesTell?: boolean;
}

/** Reads the tree below `root` into blocks, in source order. Hidden elements, scripts and controls are left out. */
export function htmlToBlocks(root: HtmlNode, options: HtmlToBlocksOptions = {}): Block[] {
  const given = { level: 0, options, controlled: collectControlled(root), isInForm: false };
  const walker = startWalker(given, 'text');
  walkChildren(walker, root);
  flush(walker);
  // A page that is only a short menu keeps that menu.
  return walker.blocks.length === 0 && lengthOf(walker.menus) <= LONGEST_MENU ? walker.menus : walker.blocks;
}

type TextBlock = Extract<Block, { kind: 'paragraph' | 'list-item' | 'code' }>;

interface Walker {
  blocks: Block[];
  /** Paragraphs that are runs of links. */
  menus: TextBlock[];
  /** Text of the block being read. */
  inline: string;
  /** Links in it, and how many letters of it they hold. */
  links: { count: number; length: number };
  kind: 'paragraph' | 'list-item';
  /** Level of the last heading. */
  level: number;
  options: HtmlToBlocksOptions;
  controlled: Controlled;
  isInForm: boolean;
  /** Within what is around the main text. */
  isBeside: boolean;
  /** In a list or a cell a picture may replace a word. */
  place: 'text' | 'item' | 'cell';
}

type Given = Pick<Walker, 'level' | 'options' | 'controlled' | 'isInForm'>;

function startWalker({ level, options, controlled, isInForm }: Given, place: Walker['place']): Walker {
  return {
    blocks: [],
    menus: [],
    inline: '',
    links: { count: 0, length: 0 },
    kind: 'paragraph',
    level,
    options,
    controlled,
    isInForm,
    isBeside: false,
    place,
  };
}

function walkChildren(walker: Walker, node: HtmlNode): void {
  let before: HtmlNode | null = null;
  let row: boolean | undefined;
  const isRow = () => (row ??= isRowOfParts(node));
  for (const child of node.childNodes) {
    if (before !== null && isApart(walker.inline, { before, after: child, isRow })) walker.inline += ' ';
    before = child;
    if (isText(child)) walker.inline += (child.textContent ?? '').replace(/\s+/g, ' ');
    else if (isElement(child)) walkElement(walker, child);
  }
}

function walkElement(walker: Walker, element: HtmlElement): void {
  const name = element.localName;
  if (isStruckThrough(element)) return;
  if (isHidden(element, walker.controlled)) {
    // The icon of an item is drawn, though nobody reads it out. The words of a cell say it again.
    if (walker.place === 'item' && isOnlyUnspoken(element)) readState(walker, element);
    return;
  }
  if (readState(walker, element) || isGlyph(element)) return;
  if (name === 'select' && OFFERS.test(element.textContent ?? '')) {
    for (const option of childElements(element)) readListItem(walker, option);
    return;
  }
  if (walker.controlled.buttons.has(element)) {
    readSummary(walker, element);
    return;
  }
  if (isSilent(walker, element)) return;
  nameTab(walker, element);
  const end = walker.inline.slice(-LONGEST_END);
  const raised = superscriptOf(element, end);
  if (element.getAttribute(besideMark) !== null && !walker.isBeside) readBeside(walker, element);
  else if (raised !== null) walker.inline += writeSuperscript(end, raised);
  else if (name === 'sub') walker.inline += writeSubscript(element.textContent ?? '');
  else if (name === 'form') readForm(walker, element);
  else if (name === 'br') walker.inline += '\n';
  else if (/^h[1-6]$/.test(name)) readHeading(walker, element, Number(name[1]));
  else if (name === 'pre') readCode(walker, element);
  else if (isTable(element)) readTable(walker, element);
  else if (name === 'li') readListItem(walker, element);
  else if (name === 'dl') readDefinitions(walker, element);
  else if (name === 'details') readDetails(walker, element);
  else if (BLOCK_ELEMENTS.has(name) && !goesOnWithCents(element, end)) readBlock(walker, element);
  else if (name.includes('-')) {
    // A custom element may be drawn as anything; at least its words must not run into those next to it.
    walker.inline += ' ';
    walkChildren(walker, element);
    walker.inline += ' ';
  } else if (name === 'a') readLink(walker, element);
  else if (isOnlySpoken(element)) {
    walker.inline += ' ';
    walkChildren(walker, element);
    walker.inline += ' ';
  } else walkChildren(walker, element);
}

function isSilent(walker: Walker, element: HtmlElement): boolean {
  // A label outside of forms, without a control, is the name of what is next to it.
  if (element.localName === 'label' && !walker.isInForm)
    return element.getAttribute('for') !== null || hasDescendant(element, isControl);
  return SILENT_ELEMENTS.has(element.localName) || isButton(element);
}

function isControl({ localName }: HtmlElement): boolean {
  return /^(?:input|select|textarea)$/.test(localName);
}

/** The words of its tab are the heading of a part, unless it has them itself. */
function nameTab(walker: Walker, element: HtmlElement): void {
  const { tabs } = walker.controlled;
  const words = tabs.size === 0 ? undefined : tabs.get(element.getAttribute('id') ?? '');
  if (words === undefined || cleanText((element.textContent ?? '').slice(0, 500)).startsWith(words)) return;
  flush(walker);
  walker.blocks.push({ kind: 'heading', level: Math.min(walker.level + 1, 6), text: words });
}

/** A box with the cents of the price before it, and what it is for. */
function goesOnWithCents(element: HtmlElement, before: string): boolean {
  const [first] = /\d$/.test(before) ? childElements(element) : [];
  return (
    first !== undefined &&
    superscriptOf(first, before) !== null &&
    /^\s*\d{2}\s*$/.test(first.textContent ?? '')
  );
}

/** What is around the main text is not joined with it. */
function readBeside(walker: Walker, element: HtmlElement): void {
  flush(walker);
  const inner = startWalker(walker, walker.place);
  inner.isBeside = true;
  inner.kind = walker.kind;
  walkElement(inner, element);
  flush(inner);
  walker.menus.push(...inner.menus);
  for (const block of inner.blocks) walker.blocks.push({ ...block, isBeside: true });
}

/** Reads a box, or the picture of a word. */
function readState(walker: Walker, element: HtmlElement): boolean {
  const isBox = element.localName === 'input';
  if (!isBox && walker.place === 'text' && !isRating(element)) return false;
  const asks = walker.options.boxesTell !== true && (walker.isInForm || walker.place !== 'cell');
  const label = labelOf(element, asks);
  if (label === null || !(isBox || isStateWord(label) || isRating(element))) return false;
  walker.inline += ` ${label} `;
  return true;
}

function readForm(walker: Walker, element: HtmlElement): void {
  const { isInForm } = walker;
  walker.isInForm = true;
  readBlock(walker, element);
  walker.isInForm = isInForm;
}

/** Counts the link, unless there is a whole block in it, as in a teaser that is one large link. */
function readLink(walker: Walker, element: HtmlElement): void {
  const { links, inline } = walker;
  walkChildren(walker, element);
  if (walker.inline === inline) walker.inline += reachedBy(element);
  if (walker.links !== links || walker.inline.length <= inline.length) return;
  links.count += 1;
  links.length += countLetters(walker.inline.slice(inline.length));
}

/** A phone number or an email address that a link without words is for: an icon stands for it. */
function reachedBy(link: HtmlElement): string {
  const address = /^\s*(?:tel|mailto):([^?]+)/i.exec(link.getAttribute('href') ?? '')?.[1]?.trim() ?? '';
  return address === '' || /[%<>]/.test(address) || cleanText(link.textContent ?? '') !== ''
    ? ''
    : ` ${address} `;
}

function readBlock(walker: Walker, element: HtmlElement): void {
  flush(walker);
  walkChildren(walker, element);
  flush(walker);
}

function readHeading(walker: Walker, element: HtmlElement, level: number): void {
  flush(walker);
  // Some effects put each letter into an element of its own, and the whole text into its label.
  const text =
    cleanText(resolveSuperscripts(visibleText(element, walker.controlled))) ||
    cleanText(element.getAttribute('aria-label') ?? '');
  if (text === '') return;
  walker.blocks.push({ kind: 'heading', level, text });
  walker.level = level;
}

/** A button above what it unfolds: a heading of its own level, as it may be in the middle of a section. */
function readSummary(walker: Walker, button: HtmlElement): void {
  flush(walker);
  const text = cleanText(resolveSuperscripts(visibleText(button, walker.controlled)));
  if (text !== '') walker.blocks.push({ kind: 'heading', level: Math.min(walker.level + 1, 6), text });
}

function readCode(walker: Walker, element: HtmlElement): void {
  flush(walker);
  const text = cleanCode(element.textContent ?? '');
  if (text.trim() !== '') walker.blocks.push({ kind: 'code', text });
}

/** How lists of what is in a price name the items that are not: only a style sheet shows it. */
const LEFT_OUT = /(?:^|[\s_-])(?:excluded?|not-?(?:included|available)|unavailable)(?:$|[\s])/i;

function readListItem(walker: Walker, element: HtmlElement): void {
  flush(walker);
  const { kind, place } = walker;
  walker.kind = 'list-item';
  walker.place = place === 'text' ? 'item' : place;
  if (LEFT_OUT.test(element.getAttribute('class') ?? '')) walker.inline = '☐ ';
  walkChildren(walker, element);
  flush(walker);
  walker.kind = kind;
  walker.place = place;
}

function readTable(walker: Walker, element: HtmlElement): void {
  flush(walker);
  walker.blocks.push(
    ...tableToBlocks(element, {
      readCell: (cell, isLayout) => (isLayout ? readInto(walker, cell) : readCell(walker, cell)),
      isLeftOut: (part) => isHidden(part, walker.controlled),
      firstRowIsHeader: walker.options.firstRowIsHeader === true,
    }),
  );
}

const YES_CELL = /(?:^|\s)(?:(?:feature-)?(?:yes|included|available)|tick|check(?:ed|mark)?)(?:$|\s)/i;
const NO_CELL =
  /(?:^|\s)(?:(?:feature-)?(?:no|excluded|unavailable)|not-(?:included|available)|cross|xmark)(?:$|\s)/i;

/** The text of a cell without words is what its picture shows. */
function readCell(walker: Walker, cell: HtmlElement): Block[] {
  if (isStruckThrough(cell)) return [];
  const blocks = readInto(walker, cell, 'cell');
  if (blocks.length > 0) return blocks;
  const labels = collectLabels(cell, walker.isInForm);
  // Some tables say it by the class of the cell alone.
  const names = cell.getAttribute('class') ?? '';
  if (labels.length === 0) labels.push(YES_CELL.test(names) ? '☑' : NO_CELL.test(names) ? '☐' : '');
  const text = cleanText(labels.join(', '));
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

function collectLabels(element: HtmlElement, isInForm: boolean): string[] {
  const own = labelOf(element, isInForm) ?? cleanText(element.getAttribute('aria-label') ?? '');
  if (own !== '') return [own];
  const isForm = isInForm || element.localName === 'form';
  return childElements(element).flatMap((child) =>
    isStruckThrough(child) ? [] : collectLabels(child, isForm),
  );
}

/** Terms with their descriptions: a question with its answer when the term asks one, else one line each. */
function readDefinitions(walker: Walker, list: HtmlElement): void {
  flush(walker);
  let terms: string[] = [];
  for (const child of definitionChildren(list)) {
    if (isHidden(child, walker.controlled) || isStruckThrough(child)) continue;
    if (child.localName === 'dt') {
      terms.push(cleanText(resolveSuperscripts(visibleText(child, walker.controlled))));
      continue;
    }
    const term = terms.filter((text) => text !== '').join(', ');
    const content = readCell(walker, child);
    const answer = plainAnswer(content);
    if (answer !== null && isQuestion(term)) {
      walker.blocks.push({ kind: 'question', question: term, alternatives: [], answer });
    } else if (answer !== null && term !== '' && !answer.includes('\n')) {
      walker.blocks.push({ kind: 'paragraph', text: `${term.replace(/:$/, '')}: ${answer}` });
    } else {
      if (term !== '') walker.blocks.push({ kind: 'paragraph', text: term });
      walker.blocks.push(...content);
    }
    terms = [];
  }
}

/** Pairs may be wrapped in a `div` each. */
function definitionChildren(list: HtmlElement): HtmlElement[] {
  return [...list.childNodes]
    .filter(isElement)
    .flatMap((child) => (child.localName === 'div' ? definitionChildren(child) : [child]))
    .filter((child) => child.localName === 'dt' || child.localName === 'dd');
}

function readDetails(walker: Walker, element: HtmlElement): void {
  flush(walker);
  const summary = [...element.childNodes].filter(isElement).find((child) => child.localName === 'summary');
  const question =
    summary === undefined ? '' : cleanText(resolveSuperscripts(visibleText(summary, walker.controlled)));
  const rest = [...element.childNodes].filter((child) => child !== summary);
  const content = readInto(walker, { nodeType: 1, textContent: null, childNodes: rest });
  const answer = plainAnswer(content);
  if (question !== '' && answer !== null) {
    walker.blocks.push({ kind: 'question', question, alternatives: [], answer });
    return;
  }
  if (question !== '') {
    walker.blocks.push({ kind: 'heading', level: Math.min(walker.level + 1, 6), text: question });
  }
  walker.blocks.push(...content);
}

/** The text of blocks that are only running text, one line each; null when there is more to them, or nothing. */
function plainAnswer(blocks: Block[]): string | null {
  const lines = blocks.map((block) =>
    block.kind === 'paragraph' || block.kind === 'list-item' ? block.text : null,
  );
  return lines.length === 0 || lines.includes(null) ? null : lines.join('\n');
}

function readInto(walker: Walker, node: HtmlNode, place: Walker['place'] = 'text'): Block[] {
  const inner = startWalker(walker, place);
  walkChildren(inner, node);
  flush(inner);
  return inner.blocks;
}

/** Ends the block being read. Two line breaks in a row are how old pages begin a new paragraph. */
function flush(walker: Walker): void {
  const { inline, links } = walker;
  walker.inline = '';
  walker.links = { count: 0, length: 0 };
  // A run of links is a menu, however it is marked.
  const isMenu = links.count >= MENU_LINKS && links.length >= countLetters(inline) * MENU_SHARE;
  const target = isMenu ? walker.menus : walker.blocks;
  for (const part of resolveSuperscripts(inline).split(/\n(?:[^\S\n]*\n)+/)) {
    const text = cleanText(part, true);
    if (text !== '') target.push({ kind: walker.kind, text });
  }
}

function lengthOf(blocks: TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Text of a heading, summary or term, where a button is part of the text. */
function visibleText(element: HtmlElement, controlled: Controlled): string {
  let text = '';
  for (const child of element.childNodes) {
    if (isText(child)) text += child.textContent ?? '';
    else if (isElement(child) && child.localName === 'br') text += ' ';
    else if (isElement(child) && !isHidden(child, controlled) && !isStruckThrough(child)) {
      const isSilent = SILENT_ELEMENTS.has(child.localName) && child.localName !== 'button';
      const end = text.slice(-LONGEST_END);
      const raised = superscriptOf(child, end);
      if (raised !== null) text += writeSuperscript(end, raised);
      else if (child.localName === 'sub') text += writeSubscript(child.textContent ?? '');
      else if (!isSilent)
        text += BLOCK_ELEMENTS.has(child.localName)
          ? ` ${visibleText(child, controlled)} `
          : visibleText(child, controlled);
    }
  }
  return text;
}

/** A link drawn as a button calls for an action and states nothing, unless it calls a phone or writes an email. */
function isButton(element: HtmlElement): boolean {
  if (element.localName !== 'a' || /^\s*(?:tel|mailto):/i.test(element.getAttribute('href') ?? ''))
    return false;
  const names = element.getAttribute('class') ?? '';
  return element.getAttribute('role') === 'button' || /(?:^|\s)(?:btn|button|cta)(?:$|[\s_-])/i.test(names);
}
