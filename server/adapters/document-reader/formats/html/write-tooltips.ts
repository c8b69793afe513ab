const NAMES = [
  'data-tooltip',
  'data-tippy-content',
  'data-bs-content',
  'data-bs-title',
  'data-original-title',
  'data-hint',
];
const ANY = NAMES.map((name) => `[${name}]`).join(', ');
const LEAST_WORDS = 3;
const LONGEST = 300;
const MOST = 200;
const CONTROLS = 'button, a, input, select, nav, header, footer, form';

/** Writes what a page shows where the pointer is over a mark next to a text, as the terms of a price. */
export function writeTooltips(document: Document): void {
  for (const element of [...document.querySelectorAll(ANY)].slice(0, MOST)) {
    const words = NAMES.map((name) => element.getAttribute(name)).find((text) => text) ?? '';
    const isTold =
      words.trim().split(/\s+/).length >= LEAST_WORDS && words.length <= LONGEST && !/[<>]/.test(words);
    if (!isTold || element.closest(CONTROLS) !== null) continue;
    element.append(document.createTextNode(` (${words.trim()})`));
  }
}
