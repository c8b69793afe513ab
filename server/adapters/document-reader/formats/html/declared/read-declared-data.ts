import { parseJson } from '#core/safety/parse-json.ts';

const DEEPEST = 60;

/**
 * The nodes that a page declares for machines in its JSON-LD scripts, as they are there. Broken ones take nothing from the
 * page for people.
 */
export function readDeclaredData(document: Document): unknown[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => parseJson((script.textContent ?? '').trim()))
    .filter((data) => data !== undefined && !isDeeper(data, DEEPEST));
}

/** Whether data is nested deeper than anybody declares: readers go down it by calls within calls. */
function isDeeper(data: unknown, levels: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return levels === 0 || Object.values(data).some((each) => isDeeper(each, levels - 1));
}
