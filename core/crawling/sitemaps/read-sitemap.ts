import { SaxesParser } from 'saxes';
import { isSameWebsite } from '#core/crawling/urls/is-same-website.ts';
import { parseUrl } from '#core/crawling/urls/parse-url.ts';
import { repairSitemap } from './repair-sitemap.ts';

interface SitemapEntry {
  url: string;
  /** As written by the website (W3C date), unchecked; null when not given. */
  lastModified: string | null;
}

export interface Sitemap {
  /** Pages it lists, in order, without repeats. */
  urls: SitemapEntry[];
  /** Further sitemaps, when it is an index. */
  sitemaps: string[];
  /** True when entries beyond the cap were left out. */
  isTruncated: boolean;
}

export const MAX_SITEMAP_ENTRIES = 50_000;
/** By the protocol of sitemaps (sitemaps.org, `<loc>`) a URL is shorter. */
const MAX_ENTRY_URL = 2_048;
/** An index may name indexes; deeper nesting than this is not followed. */
export const MAX_SITEMAP_DEPTH = 3;

/**
 * Reads a sitemap of any usual form: `<urlset>`, `<sitemapindex>`, RSS, Atom, or plain text with one URL a line.
 * A broken file gives what could be read. Entries on hosts other than the sitemap's own or `websiteUrl`'s are ignored.
 * @param text decoded and decompressed; a byte-order mark is allowed
 * @param url where it was found
 * @param websiteUrl the website being crawled, which may have named a sitemap on another host
 */
export function readSitemap(text: string, url: string, websiteUrl: string = url): Sitemap {
  const body = repairSitemap(text)
    .replace(/^\uFEFF/, '')
    .trimStart();
  const collected = body.startsWith('<') ? readXml(body) : readLines(body);
  const homes = [url, websiteUrl].map((home) => parseUrl(home)).filter((home) => home !== null);
  const urls = new Map<string, SitemapEntry>();
  const sitemaps = new Set<string>();
  let isTruncated = false;
  for (const { location, lastModified, isSitemap } of collected) {
    const parsed = parseUrl(plainLocation(location), url);
    if (
      parsed === null ||
      parsed.href.length >= MAX_ENTRY_URL ||
      !homes.some((home) => isSameWebsite(parsed, home, 'host'))
    )
      continue;
    if (isSitemap) sitemaps.add(parsed.href);
    else if (urls.size >= MAX_SITEMAP_ENTRIES) isTruncated = true;
    else if (!urls.has(parsed.href)) urls.set(parsed.href, { url: parsed.href, lastModified });
  }
  return { urls: [...urls.values()], sitemaps: [...sitemaps].slice(0, MAX_SITEMAP_ENTRIES), isTruncated };
}

/** Without quotes around it and characters of no width, and with the ampersands of an address that was escaped twice. */
function plainLocation(location: string): string {
  return location
    .replace(NO_WIDTH, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll('&amp;', '&');
}

const NO_WIDTH = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;

interface Found {
  location: string;
  /** What a feed calls an entry: its address, where nothing else gives it. */
  id?: string;
  lastModified: string | null;
  isSitemap: boolean;
}

function readLines(text: string): Found[] {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => /^https?:\/\//i.test(line.trim()))
    .map((line) => ({ location: withoutColumns(line), lastModified: null, isSitemap: false }));
}

/** Some lists have more columns, such as the day of the last change. */
function withoutColumns(line: string): string {
  return line.trim().split(/\t|(?<![ ,;])[ ,;]+(?=\d{4}-\d\d-\d\d|\d(?:\.\d+)?$)/)[0] ?? '';
}

const ENTRY_ELEMENTS = new Set(['url', 'sitemap', 'item', 'entry']);
const LOCATION_ELEMENTS = new Set(['loc', 'link']);
const DATE_ELEMENTS = new Set(['lastmod', 'pubdate', 'updated']);

function readXml(text: string): Found[] {
  const found: Found[] = [];
  const path: string[] = [];
  let current: Found | null = null;
  let characters = '';
  const close = (entry: Found | null) => {
    if (entry === null) return;
    if (entry.location === '' && /^https?:\/\//i.test(entry.id ?? '')) entry.location = entry.id ?? '';
    if (entry.location !== '') found.push(entry);
  };
  const parser = new SaxesParser({ xmlns: false, position: false });
  // Errors are not fatal for this parser: what follows a bad byte or tag is still read.
  parser.on('error', () => undefined);
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    path.push(name);
    characters = '';
    if (ENTRY_ELEMENTS.has(name)) {
      // An entry that was never closed ends where the next one begins.
      close(current);
      current = { location: '', lastModified: null, isSitemap: name === 'sitemap' };
    }
    if (name === 'link' && current !== null) current.location ||= atomLink(tag.attributes) ?? '';
  });
  const append = (chunk: string) => {
    characters += chunk;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', (tag) => {
    const name = localName(tag.name);
    const parent = path[path.length - 2];
    path.pop();
    // Only direct children count: an image or video inside an entry has a location of its own.
    if (
      current !== null &&
      parent !== undefined &&
      ENTRY_ELEMENTS.has(parent) &&
      !tag.name.startsWith('image:')
    ) {
      if (LOCATION_ELEMENTS.has(name)) current.location ||= characters.trim();
      if (name === 'guid') current.id = characters.trim();
      if (DATE_ELEMENTS.has(name)) current.lastModified ??= characters.trim() || null;
    }
    if (current !== null && ENTRY_ELEMENTS.has(name)) {
      close(current);
      current = null;
    }
    characters = '';
  });
  parser.write(text).close();
  return found;
}

function atomLink(attributes: Record<string, string>): string | null {
  const { rel, href } = attributes;
  return href !== undefined && (rel === undefined || rel === 'alternate') ? href : null;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
