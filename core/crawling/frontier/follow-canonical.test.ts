import { describe, expect, test } from 'vitest';
import { at, frontierOf, HOME } from './fixtures/frontier-of.ts';
import { followCanonical } from './follow-canonical.ts';
import type { FrontierOptions } from './frontier.ts';
import { nextUrl } from './next-url.ts';

describe('a page that names its original', () => {
  const open = (options: Partial<FrontierOptions> = {}) => {
    const frontier = frontierOf({ startUrl: at('/a?ref=1'), ...options });
    nextUrl(frontier);
    return frontier;
  };

  test.each([
    [at('/a'), { kind: 'go-on', url: at('/a') }],
    [null, { kind: 'go-on', url: at('/a?ref=1') }],
    [HOME, { kind: 'go-on', url: at('/a?ref=1') }],
    ['https://elsewhere.example/a', { kind: 'out-of-scope' }],
  ])('canonical %s', (canonical, expected) => {
    expect(followCanonical(open(), at('/a?ref=1'), canonical)).toEqual(expected);
  });

  test('is ignored for a single page', () => {
    const frontier = open({ mode: 'page' });
    expect(followCanonical(frontier, at('/a?ref=1'), 'https://elsewhere.example/a')).toMatchObject({
      kind: 'go-on',
    });
  });
});
