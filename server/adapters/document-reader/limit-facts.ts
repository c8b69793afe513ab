import type { PageFacts } from '#server/ports/document-reader.ts';

const MAX_FACT = 2_000;
const MAX_LINKS = 20_000;
/** Of all links together: a long base makes any number of long addresses out of short ones. */
const MAX_LINK_CHARACTERS = 4_000_000;
const MAX_ALTERNATES = 500;

/** Facts of a page, none longer than an honest page needs. */
export function limitFacts(facts: PageFacts): PageFacts {
  const short = (text: string | null) => (text === null || text.length <= MAX_FACT ? text : null);
  return {
    ...facts,
    links: limitUrls(facts.links).slice(0, MAX_LINKS),
    alternates: limitUrls(facts.alternates).slice(0, MAX_ALTERNATES),
    canonical: short(facts.canonical),
    iconUrl: short(facts.iconUrl),
    themeColor: short(facts.themeColor),
    siteName: short(facts.siteName),
    description: facts.description?.slice(0, MAX_FACT).toWellFormed() ?? null,
  };
}

function limitUrls<Item extends { url: string }>(items: readonly Item[]): Item[] {
  let characters = 0;
  return items.filter(({ url }) => {
    if (url.length > MAX_FACT + 100) return false;
    characters += url.length;
    return characters <= MAX_LINK_CHARACTERS;
  });
}
