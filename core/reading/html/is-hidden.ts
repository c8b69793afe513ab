import type { Controlled } from './controlled.ts';
import type { HtmlElement } from './html-node.ts';
import { isFadedIn } from './is-faded-in.ts';
import { isUnfolded } from './is-unfolded.ts';
import { plainColor } from './plain-color.ts';

const HIDDEN_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden|opacity\s*:\s*0?\.?0\d*\s*(?:;|!|$)|font-size\s*:\s*(?:0(?:\w+|%)?|[01](?:px|pt))\s*(?:;|!|$)|mso-hide\s*:\s*all|mso-list\s*:\s*ignore|mso-element\s*:\s*comment)/i;

/** Moved out of the window. */
const OUTSIDE_STYLE =
  /(?:^|;)\s*(?:left|top|text-indent|margin-left)\s*:\s*-\d{4,}|(?:^|;)\s*transform\s*:\s*(?:scale[XY]?\(0\)|translate(?:[XY]|3d)?\(\s*-\d{4,})/i;
const COLOR = /(?:^|;)\s*color\s*:\s*([^;!]+)/i;
const BACKGROUND = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i;
const NO_COLOR = /(?:^|;)\s*color\s*:\s*(?:transparent|rgba\([^)]*[,/]\s*0?\.?0+%?\s*\))/i;
/** By its ground or its shadow. */
const DRAWN_OTHERWISE = /background-clip\s*:\s*text|text-fill-color|text-shadow|text-stroke/i;
/** A common style sheet hides these on screens of every size, unless another of its classes shows them on some. */
const HIDDEN_CLASS = /(?:^|\s)(?:d-none|uk-hidden|w-condition-invisible)(?:$|\s)/;
/** A builder of websites hides a part on each kind of screen. */
const HIDDEN_SCREENS = ['desktop', 'tablet', 'mobile'].map((screen) => `elementor-hidden-${screen}`);
const SHOWN_CLASS = /(?:^|\s)d-(?:(?:sm|md|lg|xl|xxl)-)?(?!none)[a-z-]+(?:$|\s)/;

/**
 * Whether a reader of the page does not see this element. What a button unfolds is meant to be read.
 * @param controlled what a click shows
 */
export function isHidden(element: HtmlElement, { parts }: Controlled): boolean {
  const hidden = element.getAttribute('hidden');
  const isOut =
    (hidden !== null && hidden.toLowerCase() !== 'until-found') ||
    element.getAttribute('aria-hidden') === 'true' ||
    isHiddenByStyle(element.getAttribute('style') ?? '') ||
    isUnseen(element) ||
    isHiddenByClass(element) ||
    (element.localName === 'dialog' && element.getAttribute('open') === null);
  if (!isOut || isWholePage(element) || isFadedIn(element)) return false;
  return !parts.has(element.getAttribute('id') ?? '') && !parts.has(element) && !isUnfolded(element);
}

const WHOLE_PAGE_IDS = /^(?:page|site|wrapper|root|app|__next|__nuxt|___gatsby|main|content|barba-wrapper)$/i;

/** A page that is hidden until its script has run, or while a dialog is open, is still what people read. */
function isWholePage(element: HtmlElement): boolean {
  return (
    /^(?:html|body|main)$/.test(element.localName) || WHOLE_PAGE_IDS.test(element.getAttribute('id') ?? '')
  );
}

function isHiddenByStyle(style: string): boolean {
  return style !== '' && (HIDDEN_STYLE.test(style) || OUTSIDE_STYLE.test(style));
}

/** Text without a color, or in that of its own ground. */
function isUnseen(element: HtmlElement): boolean {
  const style = element.getAttribute('style') ?? '';
  if (NO_COLOR.test(style)) return !DRAWN_OTHERWISE.test(style);
  const color = COLOR.exec(style)?.[1] ?? element.getAttribute('color');
  if (color === null) return false;
  const ground = BACKGROUND.exec(style)?.[1] ?? element.getAttribute('bgcolor');
  return ground !== null && plainColor(color) === plainColor(ground);
}

function isHiddenByClass(element: HtmlElement): boolean {
  const names = element.getAttribute('class') ?? '';
  if (HIDDEN_SCREENS.every((name) => names.includes(name))) return true;
  return HIDDEN_CLASS.test(names) && !SHOWN_CLASS.test(names);
}
