import { describe, expect, test } from 'vitest';
import { at, frontierOf, HOME } from './fixtures/frontier-of.ts';
import { followRedirect } from './follow-redirect.ts';
import type { Frontier, FrontierOptions } from './frontier.ts';
import { nextUrl } from './next-url.ts';
import { offerUrl } from './offer-url.ts';
import { reportPage } from './report-page.ts';

describe('a page that leads to another address', () => {
  function taken(path: string, options: Partial<FrontierOptions> = {}): Frontier {
    const frontier = frontierOf(options);
    nextUrl(frontier);
    if (path !== '/') {
      offerUrl(frontier, at(path), { depth: 1, via: 'link' });
      nextUrl(frontier);
    }
    return frontier;
  }

  test('renames the page in flight', () => {
    const frontier = taken('/a');
    expect(followRedirect(frontier, at('/a'), at('/a/'))).toEqual({ kind: 'go-on', url: at('/a/') });
    reportPage(frontier, at('/a/'), 'stored');
    expect(offerUrl(frontier, at('/a'), { depth: 1, via: 'link' })).toBe('known');
    expect(frontier.counts.stored).toBe(1);
  });

  test('leaves a page that is known under its own name', () => {
    const frontier = taken('/a');
    expect(followRedirect(frontier, at('/a'), HOME)).toEqual({ kind: 'known' });
    reportPage(frontier, at('/a'), 'skipped');
  });

  test('takes over a page that was still waiting', () => {
    const frontier = taken('/a');
    offerUrl(frontier, at('/b'), { depth: 1, via: 'link' });
    expect(followRedirect(frontier, at('/a'), at('/b'))).toEqual({ kind: 'go-on', url: at('/b') });
    expect(nextUrl(frontier)).toBeNull();
  });

  test('does not leave the website', () => {
    expect(followRedirect(taken('/a'), at('/a'), 'https://login.example/')).toEqual({ kind: 'out-of-scope' });
  });

  test('a start page that has moved takes the crawl along', () => {
    const frontier = taken('/');
    expect(followRedirect(frontier, HOME, 'https://www.newname.example/')).toMatchObject({ kind: 'go-on' });
    expect(offerUrl(frontier, 'https://www.newname.example/a', { depth: 1, via: 'link' })).toBe('accepted');
  });
});
