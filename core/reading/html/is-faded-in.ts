import type { HtmlElement } from './html-node.ts';
import { isNamedForDialog } from './is-named-for-dialog.ts';

const FADED = /(?:^|;)\s*(?:opacity\s*:\s*0?\.?0\d*\s*(?:;|!|$)|visibility\s*:\s*hidden)/i;
const NOT_DRAWN = /(?:^|;)\s*display\s*:\s*none/i;
/** Where an animation begins. */
const MOVED = /(?:^|;)\s*(?:transform|translate|will-change|transition|animation)(?:-[a-z]+)?\s*:/i;
const BLOCKS = /^(?:div|section|article|header|h[1-6]|p|ul|ol|li|figure|table|blockquote)$/;
/** How scripts for animations call what they show when it comes into sight. */
const NAMES =
  /(?:^|[\s_-])(?:wow|aos|animated?|animate__\w+|fade-?in\w*|(?:scroll-?)?reveal\w*|scroll-?animat\w*|in-?view|elementor-invisible|et-waypoint|waypoint)(?:$|[\s_-])/i;
const MARKS = ['data-aos', 'data-sal', 'data-wow-delay', 'data-animate', 'data-animation', 'data-reveal'];

/** Is this part hidden only until an animation shows it? */
export function isFadedIn(element: HtmlElement): boolean {
  const style = element.getAttribute('style') ?? '';
  if (!FADED.test(style) || NOT_DRAWN.test(style)) return false;
  if (element.getAttribute('hidden') !== null || element.getAttribute('aria-hidden') === 'true') return false;
  const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
  if (isNamedForDialog(names)) return false;
  const isAnimated = NAMES.test(names) || MARKS.some((mark) => element.getAttribute(mark) !== null);
  return isAnimated || (BLOCKS.test(element.localName) && MOVED.test(style));
}
