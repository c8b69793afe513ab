import type { Block } from '#core/reading/read-document.ts';
import { cleanCode } from '#core/reading/text/clean-code.ts';
import { cleanText } from '#core/reading/text/clean-text.ts';
import { writeSubscript } from '#core/reading/text/write-subscript.ts';
import { writeSuperscript } from '#core/reading/text/write-superscript.ts';
import { addToLine } from './add-to-line.ts';
import { besideMark } from './beside-mark.ts';
import { blockElements } from './block-elements.ts';
import { collectControlled } from './collect-controlled.ts';
import { createLookWithin } from './create-look-within.ts';
import { definitionsToBlocks } from './definitions-to-blocks.ts';
import { endBlock } from './end-block.ts';
import { childElements, type HtmlElement, type HtmlNode, isElement, isText } from './html-node.ts';
import { isApart } from './is-apart.ts';
import { isHidden } from './is-hidden.ts';
import { isOnlySpoken } from './is-only-spoken.ts';
import { isOnlyUnspoken } from './is-only-unspoken.ts';
import { isRowOfParts } from './is-row-of-parts.ts';
import { isSilent } from './is-silent.ts';
import { isStruckThrough } from './is-struck-through.ts';
import { isTable } from './is-table.ts';
import { lettersIn } from './letters-in.ts';
import { mathText } from './math-text.ts';
import { plainAnswer } from './plain-answer.ts';
import { priceOfBoxes } from './price-of-boxes.ts';
import { startWalker } from './start-walker.ts';
import { dayOf } from './states/day-of.ts';
import { isGlyph } from './states/is-glyph.ts';
import { isRating } from './states/is-rating.ts';
import { isStateWord } from './states/is-state-word.ts';
import { labelOf } from './states/label-of.ts';
import { labelOfCell } from './states/label-of-cell.ts';
import { readField } from './states/read-field.ts';
import { readMeter } from './states/read-meter.ts';
import { readSymbols } from './states/read-symbols.ts';
import { starsFrom } from './states/stars-from.ts';
import { superscriptOf } from './superscript-of.ts';
import { tableToBlocks } from './table-to-blocks.ts';
import { textStart } from './text-start.ts';
import { visibleText } from './visible-text.ts';
import type { TextBlock, Walker } from './walker.ts';

/** A choice between sizes, say, with the price of each. */
const OFFERS = /[€$£]\s?\d|\d\s?(?:€|£|EUR|USD|GBP|CHF)/;

const LONGEST_MENU = 1_000;

/** Reads the tree below `root` into blocks, in source order. Hidden elements, scripts and controls are left out. */
export function htmlToBlocks(root: HtmlNode, options: Walker['options'] = {}): Block[] {
  const controlled = collectControlled(root);
  const given = { level: 0, options, controlled, lookWithin: createLookWithin(), isInForm: false };
  const walker = startWalker(given, 'text');
  walkChildren(walker, root);
  endBlock(walker);
  // A page that is only a short menu keeps that menu.
  return walker.blocks.length === 0 && lengthOf(walker.menus) <= LONGEST_MENU ? walker.menus : walker.blocks;
}

function walkChildren(walker: Walker, node: HtmlNode): void {
  let before: HtmlNode | null = null;
  let row: boolean | undefined;
  const isRow = () => (row ??= isRowOfParts(node));
  const nodes = [...node.childNodes];
  for (let at = 0; at < nodes.length; at += 1) {
    const child = nodes[at] as HtmlNode;
    const stars = isElement(child) ? starsFrom(nodes, at) : null;
    if (stars !== null) {
      addToLine(walker, ` ${stars.words} `);
      at += stars.count - 1;
      continue;
    }
    if (before !== null && isApart(walker.end, { before, after: child, isRow })) addToLine(walker, ' ');
    before = child;
    if (isText(child)) addToLine(walker, (child.textContent ?? '').replace(/\s+/g, ' '));
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
    readOptions(walker, element);
    return;
  }
  if (name === 'label' && walker.isInForm && OFFERS.test(element.textContent ?? '')) {
    readListItem(walker, element);
    return;
  }
  if (walker.controlled.buttons.has(element)) {
    readSummary(walker, element);
    return;
  }
  const drawn =
    name === 'math' ? mathText(element) : (readSymbols(element) ?? readMeter(element) ?? readField(element));
  if (drawn !== null) {
    addToLine(walker, drawn);
    return;
  }
  if (isSilent(element, walker.isInForm)) return;
  const whole = dayOf(element) ?? priceOfBoxes(element);
  if (whole !== null) {
    readWhole(walker, element, whole);
    return;
  }
  nameTab(walker, element);
  const { end } = walker;
  const raised = superscriptOf(element, end);
  if (element.getAttribute(besideMark) !== null && !walker.isBeside) readBeside(walker, element);
  else if (raised !== null) addToLine(walker, writeSuperscript(end, raised));
  else if (name === 'sub') addToLine(walker, writeSubscript(element.textContent ?? ''));
  else if (name === 'form') readForm(walker, element);
  else if (name === 'br') addToLine(walker, '\n');
  else if (/^h[1-6]$/.test(name)) readHeading(walker, element, Number(name[1]));
  else if (name === 'pre') readCode(walker, element);
  else if (isTable(element)) readTable(walker, element);
  else if (name === 'li') readListItem(walker, element);
  else if (name === 'dl') readDefinitions(walker, element);
  else if (name === 'details') readDetails(walker, element);
  else if (blockElements.has(name) && !goesOnWithCents(element, end)) readBlock(walker, element);
  else if (name.includes('-')) {
    // A custom element may be drawn as anything; at least its words must not run into those next to it.
    addToLine(walker, ' ');
    walkChildren(walker, element);
    addToLine(walker, ' ');
  } else if (name === 'a') readLink(walker, element);
  else if (isOnlySpoken(element)) {
    addToLine(walker, ' ');
    walkChildren(walker, element);
    addToLine(walker, ' ');
  } else walkChildren(walker, element);
}

/** The words of its tab are the heading of a part, unless it has them itself. */
function nameTab(walker: Walker, element: HtmlElement): void {
  const { tabs } = walker.controlled;
  const words = tabs.size === 0 ? undefined : tabs.get(shownByTab(element));
  if (words === undefined || cleanText(textStart(element, 500)).startsWith(words)) return;
  endBlock(walker);
  walker.blocks.push({ kind: 'heading', level: Math.min(walker.level + 1, 6), text: words });
}

/** By what a tab says which part it shows. */
function shownByTab(element: HtmlElement): string {
  const isPane = /(?:^|\s)w-tab-pane(?:$|\s)/.test(element.getAttribute('class') ?? '');
  return (isPane ? element.getAttribute('data-w-tab') : element.getAttribute('id')) ?? '';
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

/** What is said of a box as a whole, whatever is in it. */
function readWhole(walker: Walker, element: HtmlElement, text: string): void {
  const isBlock = blockElements.has(element.localName);
  if (isBlock) endBlock(walker);
  addToLine(walker, isBlock ? text : ` ${text} `);
  if (isBlock) endBlock(walker);
}

/** The choices of a list, each with the name of its group. */
function readOptions(walker: Walker, list: HtmlElement): void {
  for (const child of childElements(list)) {
    if (child.localName === 'optgroup') {
      const name = cleanText(child.getAttribute('label') ?? '');
      for (const option of childElements(child)) {
        endBlock(walker);
        if (name !== '') addToLine(walker, `${name}: `);
        readListItem(walker, option);
      }
    } else readListItem(walker, child);
  }
}

/** What is around the main text is not joined with it. */
function readBeside(walker: Walker, element: HtmlElement): void {
  endBlock(walker);
  const inner = startWalker(walker, walker.place);
  inner.isBeside = true;
  inner.kind = walker.kind;
  walkElement(inner, element);
  endBlock(inner);
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
  addToLine(walker, ` ${label} `);
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
  const { links } = walker;
  const before = walker.pieces.length;
  walkChildren(walker, element);
  if (walker.pieces.length === before) addToLine(walker, reachedBy(element));
  if (walker.links !== links || walker.pieces.length <= before) return;
  links.count += 1;
  links.length += lettersIn(walker.pieces.slice(before).join(''));
}

/** A phone number or an email address that a link without words is for: an icon stands for it. */
function reachedBy(link: HtmlElement): string {
  const address = /^\s*(?:tel|mailto):([^?]+)/i.exec(link.getAttribute('href') ?? '')?.[1]?.trim() ?? '';
  return address === '' || /[%<>]/.test(address) || cleanText(link.textContent ?? '') !== ''
    ? ''
    : ` ${address} `;
}

function readBlock(walker: Walker, element: HtmlElement): void {
  endBlock(walker);
  walkChildren(walker, element);
  endBlock(walker);
}

function readHeading(walker: Walker, element: HtmlElement, level: number): void {
  endBlock(walker);
  // Some effects put each letter into an element of its own, and the whole text into its label.
  const text = visibleText(element, walker.controlled) || cleanText(element.getAttribute('aria-label') ?? '');
  if (text === '') return;
  walker.blocks.push({ kind: 'heading', level, text });
  walker.level = level;
}

/** A button above what it unfolds: a heading of its own level, as it may be in the middle of a section. */
function readSummary(walker: Walker, button: HtmlElement): void {
  endBlock(walker);
  const text = visibleText(button, walker.controlled);
  if (text !== '') walker.blocks.push({ kind: 'heading', level: Math.min(walker.level + 1, 6), text });
}

function readCode(walker: Walker, element: HtmlElement): void {
  endBlock(walker);
  const text = cleanCode(element.textContent ?? '');
  if (text.trim() !== '') walker.blocks.push({ kind: 'code', text });
}

/** How lists of what is in a price name the items that are not: only a style sheet shows it. */
const LEFT_OUT =
  /(?:^|[\s_-])(?:excluded?|not[_-]?(?:included|available)|unavailable|(?:feature|item|option|benefit)s?[_-]{1,2}(?:off|no|disabled))(?:$|[\s])/i;

function readListItem(walker: Walker, element: HtmlElement): void {
  endBlock(walker);
  const { kind, place } = walker;
  walker.kind = 'list-item';
  walker.place = place === 'text' ? 'item' : place;
  if (LEFT_OUT.test(element.getAttribute('class') ?? '')) addToLine(walker, '☐ ');
  walkChildren(walker, element);
  endBlock(walker);
  walker.kind = kind;
  walker.place = place;
}

function readTable(walker: Walker, element: HtmlElement): void {
  endBlock(walker);
  const rows = tableToBlocks(element, {
    readCell: (cell, isLayout) => (isLayout ? readInto(walker, cell) : readCell(walker, cell)),
    isLeftOut: (part) => isHidden(part, walker.controlled),
    lookWithin: walker.lookWithin,
    firstRowIsHeader: walker.options.firstRowIsHeader === true,
  });
  for (const row of rows) walker.blocks.push(row);
}

/** The text of a cell without words is what its picture shows. */
function readCell(walker: Walker, cell: HtmlElement): Block[] {
  if (isStruckThrough(cell)) return [];
  const day = dayOf(cell);
  if (day !== null) return [{ kind: 'paragraph', text: day }];
  const blocks = readInto(walker, cell, 'cell');
  if (blocks.length > 0) return blocks;
  const text = labelOfCell(cell, walker.isInForm);
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

function readDefinitions(walker: Walker, list: HtmlElement): void {
  endBlock(walker);
  const { controlled } = walker;
  walker.blocks.push(
    ...definitionsToBlocks(list, { controlled, readCell: (cell) => readCell(walker, cell) }),
  );
}

function readDetails(walker: Walker, element: HtmlElement): void {
  endBlock(walker);
  const summary = childElements(element).find((child) => child.localName === 'summary');
  const question = summary === undefined ? '' : visibleText(summary, walker.controlled);
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

function readInto(walker: Walker, node: HtmlNode, place: Walker['place'] = 'text'): Block[] {
  const inner = startWalker(walker, place);
  walkChildren(inner, node);
  endBlock(inner);
  return inner.blocks;
}

function lengthOf(blocks: TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
}
