import type { HtmlElement } from './html-node.ts';
import { isNamedForDialog } from './is-named-for-dialog.ts';

/** How builders of websites call the part below a heading or tab that a click shows. */
const NAMES =
  /(?:^|[\s_-])(?:tab-?(?:inner-?)?(?:pane|panel|content)|accordion|(?:toggle|spoiler|faq)_?-?(?:content|body|text|answer)|answer|collaps(?:e|ible)|expandable|read-?more|more-?text)(?:$|[\s_-])/i;
/** What slides by is read, each part once. */
const SLIDES =
  /(?:^|\s)(?:(?:slick|swiper|splide__|glide__|keen-slider__|carousel)-?(?:slide|item)|owl-item|slide)(?:$|\s)/i;
const COPIES = /clone|duplicate/i;

const SHOWN_BY = ['x-show', 'x-collapse', 'v-show', 'ng-show', 'data-accordion-content'];

/** Is this part, hidden at first, meant to be shown and read: a tab, an answer below its question, or what slides by? */
export function isUnfolded(element: HtmlElement): boolean {
  const role = element.getAttribute('role');
  if (role === 'tabpanel' || role === 'region') return true;
  const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
  // Frameworks write into the page what shows a part.
  if (SHOWN_BY.some((name) => element.getAttribute(name) !== null)) return !isNamedForDialog(names);
  if (SLIDES.test(names)) return !COPIES.test(names);
  return NAMES.test(names) && !isNamedForDialog(names);
}
