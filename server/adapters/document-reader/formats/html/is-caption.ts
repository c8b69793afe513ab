import { linkShareOf } from './link-share-of.ts';
import type { Measured } from './measure-elements.ts';

const LEAST_LETTERS = 20;
const MOST_LETTERS = 300;
const FEW_LINKS = 0.3;

/** Does this part say what a picture shows, and at times who took it? Themes without a `figure` name the words below a picture. */
export function isCaption(element: Element, measured: Measured): boolean {
  const { letters } = measured(element);
  if (letters < LEAST_LETTERS) return false;
  if (element.localName === 'figcaption') return true;
  return (
    letters <= MOST_LETTERS &&
    element.querySelector('img, picture') !== null &&
    element.querySelector('[class*="caption" i]') !== null &&
    linkShareOf(element, measured) < FEW_LINKS
  );
}
