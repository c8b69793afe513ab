import { parseUrl } from './parse-url.ts';

const TRACKING_NAMES = new Set(
  (
    'gclid gclsrc dclid wbraid gbraid fbclid msclkid yclid twclid ttclid igshid mc_cid mc_eid _ga _gl ' +
    'cftoken srsltid gad_source gad_campaignid dm_i mkt_tok _hsenc _hsmi hsctatracking vero_id'
  ).split(' '),
);

const SESSION_NAMES = /^(?:phpsessid|jsessionid|aspsessionid\w*|oscsid|xtcsid|zenid|sessid)$/i;
/** Where ASP.NET writes it without cookies: `/(S(…))/`. */
const SESSION_FOLDER = /\/\((?:[AFS]\([\w-]{16,}\))+\)(?=\/|$)/g;
const TRACKING_START = /^(?:utm|mtm|pk|matomo)_/;

/**
 * Names that may also number articles or shops: they count as a session id only next to another such name, or when
 * the value is long and random.
 */
const MAYBE_SESSION = new Set(['sid', 'sessionid', 'session_id', 'cfid']);
const RANDOM_VALUE = /^(?=.*\d)(?=.*[a-z])[\w,-]{16,}$|^[0-9a-f]{24,}$/i;

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
  const path = url.pathname.replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '').replace(SESSION_FOLDER, '');
  const fragment = url.hash.startsWith('#!') ? url.hash : '';
  return url.origin + upperCaseEscapes(path + normaliseQuery(url.search)) + fragment;
}

/** Works on the raw text, as URLSearchParams would write `%20` as `+`, which is another URL. */
function normaliseQuery(search: string): string {
  const pairs = search.slice(1).split('&');
  const hasSession = pairs.some((pair) => SESSION_NAMES.test(nameOf(pair)));
  const kept = pairs
    .filter((pair) => pair !== '' && !isTracking(pair, hasSession))
    .map((pair) => ({ pair, name: nameOf(pair) }));
  if (kept.length === 0) return '';
  // The sort is stable, so repeated names keep their order, which may carry meaning.
  kept.sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0));
  return `?${kept.map(({ pair }) => pair).join('&')}`;
}

function isTracking(pair: string, hasSession: boolean): boolean {
  const name = nameOf(pair).toLowerCase();
  if (MAYBE_SESSION.has(name)) return hasSession || RANDOM_VALUE.test(pair.slice(name.length + 1));
  return TRACKING_START.test(name) || SESSION_NAMES.test(name) || TRACKING_NAMES.has(name);
}

function nameOf(pair: string): string {
  const equals = pair.indexOf('=');
  return equals === -1 ? pair : pair.slice(0, equals);
}

function upperCaseEscapes(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (found) => found.toUpperCase());
}
