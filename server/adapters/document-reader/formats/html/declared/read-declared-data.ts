import { parseJson } from '#core/safety/parse-json.ts';

/**
 * The nodes that a page declares for machines in its JSON-LD scripts, as they are there. Broken ones take nothing from the
 * page for people.
 */
export function readDeclaredData(document: Document): unknown[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => parseJson((script.textContent ?? '').trim()))
    .filter((data) => data !== undefined);
}
