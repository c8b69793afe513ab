import { parseHTML } from 'linkedom';

/** Parses HTML of any kind, a fragment or a torso included, into a document with a root element. */
export function parsePage(html: string): Document {
  if (/<html[\s>]/i.test(html)) {
    const { document } = parseHTML(html);
    if (document.documentElement !== null) return document;
  }
  // Without an html element the parser would take the first element for the root and lose the rest.
  return parseHTML(`<!doctype html><html><head></head><body>${html}</body></html>`).document;
}
