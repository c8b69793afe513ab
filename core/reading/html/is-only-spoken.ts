import type { HtmlElement } from './html-node.ts';

const SPOKEN_CLASS =
  /(?:^|\s)(?:sr-only|screen-reader-text|visually-?hidden|a11y-hidden|element-invisible)(?:$|\s)/i;

/** Is this text for those who listen to a page: said for itself, so no part of the word next to it? */
export function isOnlySpoken(element: HtmlElement): boolean {
  return SPOKEN_CLASS.test(element.getAttribute('class') ?? '');
}
