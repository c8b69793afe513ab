import { cleanText } from '#core/reading/text/clean-text.ts';
import { childElements, type HtmlElement } from '../html-node.ts';
import { isStruckThrough } from '../is-struck-through.ts';
import { isStateWord } from './is-state-word.ts';
import { labelOf } from './label-of.ts';

const YES_CELL = /(?:^|\s)(?:(?:feature-)?(?:yes|included|available)|tick|check(?:ed|mark)?)(?:$|\s)/i;
const NO_CELL =
  /(?:^|\s)(?:(?:feature-)?(?:no|excluded|unavailable)|not-(?:included|available)|cross|xmark)(?:$|\s)/i;

/** What the pictures of a cell without words show; `''` for a cell that shows nothing. */
export function labelOfCell(cell: HtmlElement, isInForm: boolean): string {
  const labels = collectLabels(cell, isInForm);
  if (labels.length > 0) return cleanText(labels.join(', '));
  const title = cleanText(cell.getAttribute('title') ?? '');
  if (isStateWord(title)) return title;
  // Some tables say it by the class of the cell alone.
  const names = cell.getAttribute('class') ?? '';
  return YES_CELL.test(names) ? '☑' : NO_CELL.test(names) ? '☐' : '';
}

function collectLabels(element: HtmlElement, isInForm: boolean): string[] {
  const own = labelOf(element, isInForm) ?? cleanText(element.getAttribute('aria-label') ?? '');
  if (own !== '') return [own];
  const isForm = isInForm || element.localName === 'form';
  return childElements(element).flatMap((child) =>
    isStruckThrough(child) ? [] : collectLabels(child, isForm),
  );
}
