import { getDomain } from 'tldts';

const link = /\bhttps?:\/\/[^\s<>"'）)]{3,2000}|\bwww\.[^\s<>"'）)]{3,2000}/gi;

/** The registrable domains of the links in a text, each once: `m.example.co.uk` is `example.co.uk`. */
export function domainsOf(text: string): string[] {
  if (!/:\/\/|www\./i.test(text)) return [];
  const found = (text.match(link) ?? []).map((address) => getDomain(address));
  return [...new Set(found.filter((domain) => domain !== null))];
}
