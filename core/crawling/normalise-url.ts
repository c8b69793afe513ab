import { parseUrl } from './parse-url.ts';

const TRACKING_NAMES = new Set(
  (
    'gclid gclsrc dclid wbraid gbraid fbclid msclkid yclid twclid ttclid igshid mc_cid mc_eid _ga _gl ' +
    'phpsessid jsessionid sessionid session_id sid aspsessionid cfid cftoken'
  ).split(' '),
);

/**
 * The one spelling under which a page is known to a crawl.
 *
 * On top of the WHATWG parser (lower-case host, punycode, no default port, dots resolved): no fragment (but `#!` stays,
 * it names a page), no tracking parameter or session id, query sorted by name, percent escapes in upper case.
 * A trailing slash is kept as it is: only a redirect can prove that both spellings are one page.
 * @returns null when `text` is no http(s) URL, or carries credentials.
 */
export function normaliseUrl(text: string, base?: string): string | null {
  const url = parseUrl(text, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  const path = url.pathname.replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '');
  const fragment = url.hash.startsWith('#!') ? url.hash : '';
  return url.origin + upperCaseEscapes(path + normaliseQuery(url.search)) + fragment;
}

/** Works on the raw text: URLSearchParams would write `%20` as `+` and so make another URL of it. */
function normaliseQuery(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(pair))
    .map((pair) => ({ pair, name: nameOf(pair) }));
  if (kept.length === 0) return '';
  // The sort is stable, so repeated names keep their order, which may carry meaning.
  kept.sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0));
  return `?${kept.map(({ pair }) => pair).join('&')}`;
}

function isTracking(pair: string): boolean {
  const name = nameOf(pair).toLowerCase();
  return name.startsWith('utm_') || name.startsWith('aspsessionid') || TRACKING_NAMES.has(name);
}

function nameOf(pair: string): string {
  const equals = pair.indexOf('=');
  return equals === -1 ? pair : pair.slice(0, equals);
}

function upperCaseEscapes(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (found) => found.toUpperCase());
}
