import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { MAX_SITEMAP_ENTRIES, readSitemap } from './read-sitemap.ts';

const url = 'https://shop.example/sitemap.xml';
const urlsOf = (text: string, site?: string) => readSitemap(text, url, site).urls.map((entry) => entry.url);

describe('readSitemap', () => {
  test('reads a urlset with dates, entities and CDATA', () => {
    const text = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
      <url><loc> https://shop.example/a?x=1&amp;y=2 </loc><lastmod>2026-01-02</lastmod><image:image><image:loc>https://shop.example/i.jpg</image:loc></image:image></url>
      <url><image:image><image:loc>https://shop.example/j.jpg</image:loc></image:image><loc><![CDATA[https://shop.example/b]]></loc></url></urlset>`;
    expect(readSitemap(text, url).urls).toEqual([
      { url: 'https://shop.example/a?x=1&y=2', lastModified: '2026-01-02' },
      { url: 'https://shop.example/b', lastModified: null },
    ]);
  });

  test('reads an index', () => {
    const text =
      '<sitemapindex><sitemap><loc>https://shop.example/1.xml.gz</loc></sitemap><sitemap><loc>https://shop.example/2.xml</loc></sitemap></sitemapindex>';
    expect(readSitemap(text, url)).toEqual({
      urls: [],
      sitemaps: ['https://shop.example/1.xml.gz', 'https://shop.example/2.xml'],
      isTruncated: false,
    });
  });

  test.each([
    ['a byte-order mark', '\uFEFF<urlset><url><loc>https://shop.example/a</loc></url></urlset>'],
    ['plain text', 'https://shop.example/a\r\n\nnot a url\n'],
    ['plain text with days', 'https://shop.example/a\t2026-01-01\nhttps://shop.example/a 2026-01-02 0.5\n'],
    [
      'RSS',
      '<rss><channel><link>https://shop.example/</link><item><link>https://shop.example/a</link></item></channel></rss>',
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://shop.example/"/><entry><link rel="enclosure" href="https://shop.example/x.mp3"/><link href="https://shop.example/a"/></entry></feed>',
    ],
    [
      'a prefix on every element',
      '<s:urlset xmlns:s="x"><s:url><s:loc>https://shop.example/a</s:loc></s:url></s:urlset>',
    ],
    ['a file cut short', '<urlset><url><loc>https://shop.example/a</loc></url><url><loc>https://shop.exa'],
    ['a bad entity', '<urlset><url><loc>https://shop.example/a</loc></url>&nope;</urlset>'],
    [
      'another host among them',
      '<urlset><url><loc>https://evil.example/</loc></url><url><loc>https://shop.example/a</loc></url></urlset>',
    ],
  ])('reads %s', (_what, text) => expect(urlsOf(text)).toEqual(['https://shop.example/a']));

  const entries = (...locations: string[]) =>
    `<urlset>${locations.map((location) => `<url><loc>${location}</loc></url>`).join('')}</urlset>`;
  const b = 'https://shop.example/b';
  test.each<[what: string, text: string, first: string]>([
    ['a bare ampersand', entries('https://shop.example/a?x=1&y=2', b), '/a?x=1&y=2'],
    ['bare and written ampersands', entries('https://shop.example/a?x=1&y=2&amp;z=3', b), '/a?x=1&y=2&z=3'],
    ['an ampersand at the end', entries('https://shop.example/a?x&', b), '/a?x&'],
    ['a name like an entity of HTML', entries('https://shop.example/a?x=1&copy=2', b), '/a?x=1&copy=2'],
    ['a bare sign for less', entries('https://shop.example/a?x<5', b), '/a?x%3C5'],
    [
      'an ampersand that was escaped twice',
      entries('https://shop.example/a?x=1&amp;amp;y=2', b),
      '/a?x=1&y=2',
    ],
    [
      'a quote missing in its root',
      entries('https://shop.example/a', b).replace('<urlset>', '<urlset xmlns="x>'),
      '/a',
    ],
    ['curly quotes in its prolog', `<?xml version=”1.0”?>${entries('https://shop.example/a', b)}`, '/a'],
    [
      'a link that an editor made of it',
      entries('<a href="https://shop.example/a">https://shop.example/a</a>', b),
      '/a',
    ],
    ['characters of no width', entries('\u200Bhttps://shop.example/a\uFEFF', b), '/a'],
    [
      'a closing tag of another name',
      entries('https://shop.example/a', b).replace('</loc>', '</locs>'),
      '/a',
    ],
    [
      'a title with a sign for less',
      entries('https://shop.example/a', b).replace('</loc>', '</loc><news:title>Cats <3 & co</news:title>'),
      '/a',
    ],
    [
      'a feed that gives its addresses as names alone',
      `<rss><item><title>x</title><guid isPermaLink="true">https://shop.example/a</guid></item><item><guid>${b}</guid></item></rss>`,
      '/a',
    ],
    ['quotes around it', entries('"https://shop.example/a"', b), '/a'],
    ['a letter as HTML writes it', entries('https://shop.example/caf&eacute;', b), '/caf%C3%A9'],
    [
      'a file that is shown as text',
      `<html><pre>${entries('https://shop.example/a?x=1&amp;y=2', b).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre></html>`,
      '/a?x=1&y=2',
    ],
    ['a CDATA section that is not closed', entries('<![CDATA[https://shop.example/a]]', b), '/a'],
    ['a bare ampersand in CDATA', entries('<![CDATA[https://shop.example/a?x=1&y=2]]>', b), '/a?x=1&y=2'],
    [
      'a warning before the prolog',
      `<br />\n<b>Notice</b>: Undefined index\n<?xml version="1.0"?>${entries('https://shop.example/a', b)}`,
      '/a',
    ],
    [
      'words before the prolog',
      `Cached copy\n<?xml version="1.0"?>${entries('https://shop.example/a', b)}`,
      '/a',
    ],
    [
      'empty lines and a mark before the prolog',
      `\n\n\uFEFF<?xml version="1.0"?>${entries('https://shop.example/a', b)}`,
      '/a',
    ],
    [
      'a comment before the prolog',
      `<!-- made today --><?xml version="1.0"?>${entries('https://shop.example/a', b)}`,
      '/a',
    ],
    ['words before the root', `Cached copy ${entries('https://shop.example/a', b)}`, '/a'],
    ['a control character', entries('https://shop.example/a\u0000', b), '/a'],
    [
      'two files in one',
      `<?xml version="1.0"?>${entries('https://shop.example/a')}<?xml version="1.0"?>${entries(b)}`,
      '/a',
    ],
    [
      'entries that are not closed',
      '<urlset><url><loc>https://shop.example/a</loc><url><loc>https://shop.example/b</loc></urlset>',
      '/a',
    ],
    [
      'names in capitals',
      '<URLSET><URL><LOC>https://shop.example/a</LOC></URL><URL><LOC>https://shop.example/b</LOC></URL></URLSET>',
      '/a',
    ],
    ['words after the end', `${entries('https://shop.example/a', b)}<!-- 0.2 s -->Done`, '/a'],
  ])('reads on after %s', (_what, text, first) =>
    expect(urlsOf(text)).toEqual([`https://shop.example${first}`, b]),
  );

  test('takes www and the website that named it for one host', () => {
    const text =
      '<urlset><url><loc>https://www.shop.example/a</loc></url><url><loc>https://firm.example/b</loc></url></urlset>';
    expect(urlsOf(text)).toEqual(['https://www.shop.example/a']);
    expect(urlsOf(text, 'https://firm.example/')).toEqual([
      'https://www.shop.example/a',
      'https://firm.example/b',
    ]);
  });

  test('expands no entity that the file defines', () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "https://shop.example/a"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>';
    expect(urlsOf(bomb)).not.toContain('https://shop.example/a');
  });

  test('stops at the limit of the protocol', () => {
    const lines = Array.from(
      { length: MAX_SITEMAP_ENTRIES + 5 },
      (_, index) => `https://shop.example/${index}`,
    );
    const sitemap = readSitemap(lines.join('\n'), url);
    expect(sitemap.urls).toHaveLength(MAX_SITEMAP_ENTRIES);
    expect(sitemap.isTruncated).toBe(true);
  });

  test('never throws', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<url>',
        '</url>',
        '<loc>',
        '</loc>',
        '<![CDATA[',
        ']]>',
        '&',
        '<',
        'https://shop.example/a',
        '\uD800',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(Array.isArray(readSitemap(pieces.join(''), url).urls)).toBe(true);
      }),
    );
  });

  test('a line of blanks without end is read at once', () => {
    const line = `https://shop.example/a${' '.repeat(50_000)}b`;
    expect(cpuMsOf(() => readSitemap(`${line}\nhttps://shop.example/c`, url))).toBeLessThan(1_000);
  });
});
