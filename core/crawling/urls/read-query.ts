import { parseUrl } from './parse-url.ts';

/** The query of an address: where it is asked, its parameters, and their names in order as one key. */
export interface Query {
  path: string;
  names: string;
  parameters: [name: string, value: string][];
}

/** Null for an address without a query. */
export function readQuery(url: string): Query | null {
  const parsed = parseUrl(url);
  if (parsed === null || parsed.search.length < 2) return null;
  const parameters = parsed.search
    .slice(1)
    .split('&')
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
  const names = [...new Set(parameters.map(([name]) => name))].sort().join('&');
  return { path: parsed.origin + parsed.pathname, names, parameters };
}
