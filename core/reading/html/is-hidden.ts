import type { HtmlElement } from './html-node.ts';
import { isUnfolded } from './is-unfolded.ts';

const HIDDEN_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0?\.?0+\s*(?:;|!|$)|font-size\s*:\s*0(?:\w+|%)?\s*(?:;|!|$)|mso-hide\s*:\s*all|mso-list\s*:\s*ignore|mso-element\s*:\s*comment)/i;

/** Moved out of the window. */
const OUTSIDE_STYLE = /(?:^|;)\s*(?:left|top|text-indent|margin-left)\s*:\s*-\d{4,}/i;
const COLOR = /(?:^|;)\s*color\s*:\s*([^;!]+)/i;
const BACKGROUND = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i;
/** A common style sheet hides these on screens of every size, unless another of its classes shows them on some. */
const HIDDEN_CLASS = /(?:^|\s)d-none(?:$|\s)/;
const SHOWN_CLASS = /(?:^|\s)d-(?:(?:sm|md|lg|xl|xxl)-)?(?!none)[a-z-]+(?:$|\s)/;

/**
 * Whether a reader of the page does not see this element. What a button unfolds is meant to be read.
 * @param controlled ids of parts that a button unfolds
 */
export function isHidden(element: HtmlElement, controlled: Set<string>): boolean {
  const hidden = element.getAttribute('hidden');
  const isOut =
    (hidden !== null && hidden.toLowerCase() !== 'until-found') ||
    element.getAttribute('aria-hidden') === 'true' ||
    isHiddenByStyle(element.getAttribute('style') ?? '') ||
    isHiddenByClass(element) ||
    (element.localName === 'dialog' && element.getAttribute('open') === null);
  if (!isOut) return false;
  return !controlled.has(element.getAttribute('id') ?? '') && !isUnfolded(element);
}

function isHiddenByStyle(style: string): boolean {
  if (style === '') return false;
  const color = COLOR.exec(style)?.[1]?.trim().toLowerCase();
  const isUnseen = color !== undefined && BACKGROUND.exec(style)?.[1]?.trim().toLowerCase() === color;
  return isUnseen || HIDDEN_STYLE.test(style) || OUTSIDE_STYLE.test(style);
}

function isHiddenByClass(element: HtmlElement): boolean {
  const names = element.getAttribute('class') ?? '';
  return HIDDEN_CLASS.test(names) && !SHOWN_CLASS.test(names);
}
