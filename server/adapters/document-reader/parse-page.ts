import { parseHTML } from 'linkedom';

/** Parses HTML of any kind, a fragment included, into a document with a root element. */
export function parsePage(html: string): Document {
  // Without an html element the parser would take the first element for the root and lose the rest.
  const whole = /<html[\s>]/i.test(html)
    ? html
    : `<!doctype html><html><head></head><body>${html}</body></html>`;
  return parseHTML(whole).document;
}
