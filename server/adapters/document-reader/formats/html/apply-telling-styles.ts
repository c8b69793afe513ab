const RULE = /(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g;
/** One that does not end goes on to the end of the sheet. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** A class, with elements and classes around it at most: what a pointer is over is not what is drawn. */
const SIMPLE = /^[\w\s>.-]+$/;
const CLASS = /\.[\w-]/;
/** What changes the meaning of a text: a line through it, and figures that are raised. */
const TELLING = [
  /(?:^|;)\s*(text-decoration[\w-]*\s*:[^;]*line-through)/i,
  /(?:^|;)\s*(vertical-align\s*:\s*super)\b/i,
];

/**
 * Gives what a style sheet within the page strikes or raises this style itself, where `isStruckThrough` and `superscriptOf`
 * see it. Exports of word processors write all their styles there.
 */
export function applyTellingStyles(document: Document): void {
  for (const sheet of document.querySelectorAll('style')) {
    const text = sheet.textContent ?? '';
    if (!/line-through|\bsuper\b/.test(text)) continue;
    for (const [, selectors = '', rules = ''] of text.replace(COMMENT, '').matchAll(RULE)) {
      const styles = TELLING.flatMap((pattern) => pattern.exec(rules)?.[1] ?? []);
      if (styles.length > 0) applyStyles(document, selectors, styles);
    }
  }
}

function applyStyles(document: Document, selectors: string, styles: readonly string[]): void {
  for (const selector of selectors.split(',').map((each) => each.trim())) {
    if (!SIMPLE.test(selector) || !CLASS.test(selector)) continue;
    for (const element of document.querySelectorAll(selector))
      element.setAttribute('style', [element.getAttribute('style') ?? '', ...styles].join(';'));
  }
}
