import { cleanText } from '#core/reading/text/clean-text.ts';
import { childElements, type HtmlElement, type HtmlNode, hasDescendant, isText } from '../html-node.ts';
import { isGlyph } from './is-glyph.ts';
import { isStateWord } from './is-state-word.ts';
import { stateOfClass } from './state-of-class.ts';
import { stateOfDrawing } from './state-of-drawing.ts';
import { stateOfPaths } from './state-of-paths.ts';

const LONGEST_LABEL = 60;

/**
 * What an element without text shows, in words or as `☑` and `☐`: a box by its state, a picture or icon by its label,
 * else an icon by its class, its file or the name of its glyph. Null for what shows nothing, or is a control that waits for the reader.
 */
export function labelOf(element: HtmlElement, isInForm: boolean): string | null {
  if (element.localName === 'input') return boxOf(element, isInForm);
  if (isGlyph(element)) return stateOfGlyph(textOf(element));
  const checked = element.getAttribute('aria-checked') ?? element.getAttribute('data-checked');
  if ((checked === 'true' || checked === 'false') && !hasWords(element))
    return isInForm ? null : checked === 'true' ? '☑' : '☐';
  const isPicture = PICTURE.test(element.localName);
  if (!isPicture || (element.localName !== 'svg' && hasWords(element))) return null;
  if (element.localName === 'svg') {
    const title = hasDescendant(element, (child) => child.localName === 'title') ? textOf(element) : '';
    if (title !== '' && title.length <= LONGEST_LABEL) return title;
  }
  for (const name of ['aria-label', 'alt', 'title', 'data-label']) {
    const label = cleanText(element.getAttribute(name) ?? '');
    if (label === '' || label.length > LONGEST_LABEL || FILE.test(label)) continue;
    return isStateWord(label) ? label : (stateOfDrawing(label) ?? label);
  }
  return (
    stateOfClass(element.getAttribute('class') ?? '') ??
    stateOfIcon(element) ??
    (element.localName === 'svg' ? stateOfPaths(element) : null) ??
    stateOfDrawing(drawingOf(element))
  );
}

/** Icons are elements of their own in some sets, as `ion-icon`. */
const PICTURE = /^(?:img|svg|i|span|use|b|em|div|picture|figure|[a-z]+-icon)$/;
/** Some editors take the name of the file for the words about a picture. */
const FILE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
/** Attributes that name the icon to be drawn. */
const ICON = ['data-icon', 'data-lucide', 'data-feather', 'icon', 'name'];

function stateOfIcon(element: HtmlElement): string | null {
  for (const attribute of ICON) {
    const name = element.getAttribute(attribute) ?? '';
    // `mdi:check`: the set comes first.
    const state = stateOfDrawing(name.slice(name.indexOf(':') + 1));
    if (state !== null) return state;
  }
  return null;
}

function hasWords(node: HtmlNode): boolean {
  if (isText(node)) return cleanText(node.textContent ?? '') !== '';
  return [...node.childNodes].some(hasWords);
}

function textOf(element: HtmlElement): string {
  return cleanText(element.textContent ?? '');
}

/** In the fonts of Google these two cross something out; files of these names are empty pictures or houses. */
function stateOfGlyph(name: string): string | null {
  return /^(?:clear|block)$/.test(name) ? '☐' : stateOfDrawing(name);
}

/** What names the picture that is drawn: the symbol that it uses, or its file without its folder. */
function drawingOf(element: HtmlElement): string {
  const use = element.localName === 'svg' ? childElements(element).find(isUse) : element;
  const address = use === undefined ? '' : addressOf(use);
  const symbol = address.slice(address.lastIndexOf('#') + 1);
  if (symbol !== address) return symbol;
  const [path = ''] = address.split('?', 1);
  // The flag of Norway is `no.svg`.
  if (/flag|lang|countr/i.test(path)) return '';
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w{2,4}$/, '');
}

/** Of a picture that is loaded later the address is in another attribute. */
function addressOf(element: HtmlElement): string {
  const names = ['href', 'xlink:href', 'data-src', 'data-lazy-src', 'data-original', 'src'];
  return names.map((name) => element.getAttribute(name)).find((address) => address) ?? '';
}

function isUse(element: HtmlElement): boolean {
  return element.localName === 'use';
}

/** A box that the reader can change is a control; elsewhere it is a statement. */
function boxOf(element: HtmlElement, isInForm: boolean): string | null {
  if (!/^(?:checkbox|radio)$/i.test(element.getAttribute('type') ?? '')) return null;
  const isFixed = element.getAttribute('disabled') !== null || element.getAttribute('readonly') !== null;
  if (isInForm && !isFixed) return null;
  return element.getAttribute('checked') === null ? '☐' : '☑';
}
