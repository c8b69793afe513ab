/**
 * Runs once the whole page is in the document: a script is loaded while the page is, and may run before the part of the
 * page that it looks for is there.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
