import { cleanText } from '#core/reading/text/clean-text.ts';
import { childElements, type HtmlElement, hasDescendant } from './html-node.ts';
import { isGlyph } from './is-glyph.ts';

const LONGEST_LABEL = 60;
const YES_CLASS =
  /(?:^|[\s_-])(?:check|checked|check-?mark|tick|ticked|ok|done|task-?alt|yes|true|included|available)(?:$|[\s_-])/i;
const NO_CLASS =
  /(?:^|[\s_-])(?:cross|times|x-?mark|x|close|cancel|clear|remove|ban|block|blank|unchecked|no|false|minus|excluded|unavailable)(?:$|[\s_-])/i;

/**
 * What an element without text shows, in words or as `☑` and `☐`: a box by its state, a picture or icon by its label,
 * else an icon by its class, its file or the name of its glyph. Null for what shows nothing, or is a control that waits for the reader.
 */
export function labelOf(element: HtmlElement, isInForm: boolean): string | null {
  if (element.localName === 'input') return boxOf(element, isInForm);
  const checked = element.getAttribute('aria-checked') ?? element.getAttribute('data-checked');
  if (checked === 'true' || checked === 'false') return isInForm ? null : checked === 'true' ? '☑' : '☐';
  if (isGlyph(element)) return stateOf(element.textContent ?? '');
  const isPicture = /^(?:img|svg|i|span|use|b|em|div|picture|figure)$/.test(element.localName);
  if (!isPicture || (element.localName !== 'svg' && cleanText(element.textContent ?? '') !== '')) return null;
  if (element.localName === 'svg') {
    const title = hasDescendant(element, (child) => child.localName === 'title')
      ? cleanText(element.textContent ?? '')
      : '';
    if (title !== '' && title.length <= LONGEST_LABEL) return title;
  }
  for (const name of ['aria-label', 'alt', 'title', 'data-label']) {
    const label = cleanText(element.getAttribute(name) ?? '');
    if (label !== '' && label.length <= LONGEST_LABEL) return label;
  }
  return stateOf(element.getAttribute('class') ?? '') ?? stateOf(drawingOf(element));
}

function stateOf(names: string): string | null {
  if (NO_CLASS.test(names)) return '☐';
  return YES_CLASS.test(names) ? '☑' : null;
}

/** What names the picture that is drawn: `data-icon`, the symbol that it uses, or its file without its folder. */
function drawingOf(element: HtmlElement): string {
  const use = element.localName === 'svg' ? childElements(element).find(isUse) : element;
  const address =
    use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? use?.getAttribute('src') ?? '';
  const file = /(?:#|(?:^|\/)(?=[^/#]*$))([^/#?]*?)(?:\.\w{2,4})?(?:\?.*)?$/.exec(address)?.[1] ?? '';
  return `${element.getAttribute('data-icon') ?? ''} ${file}`;
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
