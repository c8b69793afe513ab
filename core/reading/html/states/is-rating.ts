import type { HtmlElement } from '../html-node.ts';

const RATING = /\d(?:[.,]\d+)?\s*(?:\/|(?:out )?of|von|sur|de|su|van|af|av|z|из|üzerinden)\s*\d/iu;

/** Is this a picture of a rating: stars whose label says how many of how many? */
export function isRating(element: HtmlElement): boolean {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
  return label !== null && RATING.test(label);
}
