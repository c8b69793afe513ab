import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseUrl } from './normalise-url.ts';

const base = 'https://shop.example/some/sub/page';

describe('normaliseUrl', () => {
  test.each([
    ['HTTP://Shop.Example:80/A/../b/./c', 'http://shop.example/b/c'],
    ['https://shop.example:443', 'https://shop.example/'],
    ['https://shop.example:8443/x', 'https://shop.example:8443/x'],
    ['https://müller.example/straße', 'https://xn--mller-kva.example/stra%C3%9Fe'],
    ['https://shop.example/a%2fb%c3%a9', 'https://shop.example/a%2Fb%C3%A9'],
    ['https://shop.example/a#part', 'https://shop.example/a'],
    ['https://shop.example/#!/route', 'https://shop.example/#!/route'],
    ['https://shop.example/?utm_source=x&UTM_medium=y&gclid=1&fbclid=2&msclkid=3', 'https://shop.example/'],
    ['https://shop.example/a?b=2&a=1&b=1', 'https://shop.example/a?a=1&b=2&b=1'],
    ['https://shop.example/a?q=a%20b+c', 'https://shop.example/a?q=a%20b+c'],
    ['https://shop.example/a?', 'https://shop.example/a'],
    ['https://shop.example/a?&&x', 'https://shop.example/a?x'],
    ['https://shop.example/a;jsessionid=0A1B2C?x=1', 'https://shop.example/a?x=1'],
    ['https://shop.example/a?PHPSESSID=1&sid=2&page=3', 'https://shop.example/a?page=3'],
    ['https://shop.example/story?sid=2', 'https://shop.example/story?sid=2'],
    ['https://shop.example/a?sid=9f8e7d6c5b4a39281706&page=3', 'https://shop.example/a?page=3'],
    ['https://shop.example//double//slash/', 'https://shop.example//double//slash/'],
    ['https://shop.example/a?osCsid=1a2b&XTCsid=3c&zenid=4d&page=3', 'https://shop.example/a?page=3'],
    ['https://shop.example/(S(abc12def34ghi56jkl78mno9))/a.aspx', 'https://shop.example/a.aspx'],
    ['https://shop.example/a(S(1))/b', 'https://shop.example/a(S(1))/b'],
    ['https://shop.example/a?srsltid=x&mtm_kwd=a&_hsenc=b&pkid=2', 'https://shop.example/a?pkid=2'],
    ['child', 'https://shop.example/some/sub/child'],
    ['../x', 'https://shop.example/some/x'],
    ['?a=1', 'https://shop.example/some/sub/page?a=1'],
    ['//other.example/x', 'https://other.example/x'],
    ['https://shop.example\\a\\b', 'https://shop.example/a/b'],
    ['  https://shop.example/trim\n', 'https://shop.example/trim'],
    ['http://2130706433/', 'http://127.0.0.1/'],
    ['/100%', 'https://shop.example/100%'],
  ])('%s', (text, expected) => expect(normaliseUrl(text, base)).toBe(expected));

  test.each([
    'mailto:a@b.example',
    'javascript:alert(1)',
    'tel:+491234',
    'ftp://a.example/',
    'data:text/html,x',
    'https://',
    'https://user:pw@shop.example/',
    'http://[::1',
    'http://a b/',
  ])('gives null for %s', (text) => expect(normaliseUrl(text)).toBeNull());

  test('is stable: a normalised URL is its own normal form', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
        (text) => {
          const once = normaliseUrl(text, base);
          if (once !== null) expect(normaliseUrl(once)).toBe(once);
        },
      ),
    );
  });
});
