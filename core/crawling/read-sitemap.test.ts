import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
});
