/**
 * Runs once the whole page is in the document: a script of a page is loaded beside it, and may be there before the
 * part of the page that it looks for.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
