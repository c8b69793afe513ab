import { strikeElement } from './strike-element.ts';

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const LINE_THROUGH = /text-decoration[\w-]*\s*:[^;]*line-through/i;
/** A class, with elements and classes around it at most: what a pointer is over is not what is drawn. */
const SIMPLE = /^[\w\s>.-]*\.[\w-]+[\w\s>.-]*$/;

/** Gives what a style sheet within the page draws with a line through this style itself, where `isStruckThrough` sees it. */
export function markStruckText(document: Document): void {
  for (const sheet of document.querySelectorAll('style')) {
    const text = sheet.textContent ?? '';
    if (!text.includes('line-through')) continue;
    for (const [, selectors = '', rules = ''] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(RULE)) {
      if (!LINE_THROUGH.test(rules)) continue;
      for (const selector of selectors.split(',').map((each) => each.trim())) {
        if (!SIMPLE.test(selector)) continue;
        for (const element of document.querySelectorAll(selector)) strikeElement(element);
      }
    }
  }
}
