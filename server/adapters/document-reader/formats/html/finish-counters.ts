/** Where builders of websites say to what a figure counts up. */
const ENDS = [
  'data-to-value',
  'data-to',
  'data-count',
  'data-count-to',
  'data-target',
  'data-end',
  'data-stop',
];
const FIGURE = /^\d[\d.,\u00a0 ]{0,15}$/;

/** Figures that a page counts up from 0 when they come into sight get the value at which they end. */
export function finishCounters(document: Document): void {
  for (const element of document.querySelectorAll(ENDS.map((name) => `[${name}]`).join(', '))) {
    if ((element.textContent ?? '').trim() !== '0') continue;
    const end = ENDS.map((name) => element.getAttribute(name)?.trim() ?? '').find((text) =>
      FIGURE.test(text),
    );
    if (end !== undefined) element.textContent = end;
  }
}
