import { cleanText } from '#core/reading/text/clean-text.ts';
import { hasType } from './has-type.ts';
import { readDeclaredData } from './read-declared-data.ts';

const longestName = 80;
const WEBSITE = /^WebSite$/;
/** The organization that a page belongs to; schema.org has a hundred kinds of business, which end alike. */
const ORGANIZATION =
  /(?:Organization|Corporation|Business|Store|Shop|School|Restaurant|Hotel|Clinic|Agency|Service)$|^(?:Bakery|Dentist|Physician|CafeOrCoffeeShop|LodgingBusiness|Museum|Library)$/;

/** What schema.org data of a page calls the website, or else the organization behind it. Nodes further down are others'. */
export function readDeclaredName(document: Document): string | null {
  const nodes = readDeclaredData(document).flatMap(topNodes);
  for (const type of [WEBSITE, ORGANIZATION]) {
    for (const node of nodes) {
      if (!hasType(node, type) || typeof node.name !== 'string') continue;
      const name = cleanText(node.name);
      if (name !== '' && name.length <= longestName) return name;
    }
  }
  return null;
}

function topNodes(data: unknown): Record<string, unknown>[] {
  if (Array.isArray(data)) return data.flatMap(topNodes);
  if (typeof data !== 'object' || data === null) return [];
  const node = data as Record<string, unknown>;
  return [node, ...(node['@graph'] === undefined ? [] : topNodes(node['@graph']))];
}
