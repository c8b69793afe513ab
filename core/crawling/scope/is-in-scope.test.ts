import { describe, expect, test } from 'vitest';
import { isInScope } from './is-in-scope.ts';
import { isIncluded } from './is-included.ts';

describe('isInScope', () => {
  test.each<[start: string, reach: 'host' | 'domain', prefix: string | null, url: string, expected: boolean]>(
    [
      ['https://firm.example/', 'host', null, 'https://firm.example/x', true],
      ['https://firm.example/', 'host', null, 'http://www.firm.example/x', true],
      ['https://firm.example/', 'host', null, 'https://help.firm.example/', false],
      ['https://firm.example/', 'domain', null, 'https://help.firm.example/', true],
      ['https://firm.co.uk/', 'domain', null, 'https://other.co.uk/', false],
      ['https://me.github.io/', 'domain', null, 'https://you.github.io/', false],
      ['https://firm.example/', 'domain', null, 'https://firm.example.evil.example/', false],
      ['https://firm.example/', 'domain', null, 'https://notfirm.example/', false],
      ['https://firm.example/', 'domain', null, 'https://firm.example:8443/', false],
      ['http://127.0.0.1:4000/', 'domain', null, 'http://127.0.0.1:4000/x', true],
      ['http://127.0.0.1:4000/', 'domain', null, 'http://127.0.0.1:4001/x', false],
      ['http://127.0.0.1:4000/', 'domain', null, 'http://127.0.0.2:4000/x', false],
      ['http://localhost:4000/', 'domain', null, 'http://localhost:4000/x', true],
      ['https://firm.example/', 'host', '/shop', 'https://firm.example/shop', true],
      ['https://firm.example/', 'host', '/shop/', 'https://firm.example/shop/a', true],
      ['https://firm.example/', 'host', '/shop', 'https://firm.example/shopping', false],
      ['https://firm.example/', 'host', '/', 'https://firm.example/any', true],
    ],
  )('%s by %s under %s: %s is %s', (startUrl, reach, pathPrefix, url, expected) => {
    expect(isInScope(url, { startUrl, reach, pathPrefix })).toBe(expected);
  });
});

describe('isIncluded', () => {
  test.each<[include: string[], exclude: string[], path: string, expected: boolean]>([
    [[], [], '/x', true],
    [['/a/*'], [], '/a/b', true],
    [['/a/*'], [], '/a', true],
    [['/a/*'], [], '/ab', false],
    [['/a/*'], ['/a/tmp/*'], '/a/tmp/x', false],
    [['/a/*'], ['/a/tmp/*'], '/a/x', true],
    [['/a'], [], '/a/b', false],
    [['blog/*'], [], '/blog/x', true],
    [['*.pdf'], [], '/files/x.pdf', true],
    [['*.pdf'], [], '/files/x.pdf?v=2', true],
    [[], ['*?page=*'], '/list?page=2', false],
    [[], ['/a*b*c'], '/a-b-c', false],
    [[], ['/a*b*c'], '/a-c-b', true],
    [['https://firm.example/a/*'], [], '/a/b', true],
    [['/straße/*'], [], '/straße/1', true],
    [['', ' '], [], '/x', true],
  ])('include %j, exclude %j: %s is %s', (include, exclude, path, expected) => {
    expect(isIncluded(`https://firm.example${path}`, { include, exclude })).toBe(expected);
  });
});
