import { describe, expect, it } from 'vitest';
import { composeRobots } from './compose-robots.ts';
import { composeSitemap } from './compose-sitemap.ts';

describe('robots.txt', () => {
  const robots = composeRobots('https://chat.example');

  it('names the sitemap and excludes private pages', () => {
    expect(robots).toContain('Sitemap: https://chat.example/sitemap.xml\n');
    for (const path of ['/api/', '/dashboard', '/agents', '/settings', '/invitations'])
      expect(robots).toContain(`\nDisallow: ${path}\n`);
  });

  it('allows public pages, also those with similar names', () => {
    const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
    for (const path of [
      '/',
      '/ai-agents',
      '/partner',
      '/pricing',
      '/docs/agents',
      '/security',
      '/assets/a.js',
    ]) {
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    }
  });
});

describe('sitemap.xml', () => {
  it('lists the built pages with absolute URLs, without copies and hidden pages', () => {
    const sitemap = composeSitemap(
      'https://chat.example',
      new Map([
        ['/pricing', '<link rel="canonical" href="https://chat.example/pricing"/>'],
        ['/', '<html></html>'],
        ['/docs/a&b', ''],
        ['/signup', '<link rel="canonical" href="https://chat.example/pricing"/>'],
        ['/reset', '<meta name="robots" content="noindex, nofollow"/>'],
      ]),
      ['/discover'],
    );
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://chat.example/',
      'https://chat.example/discover',
      'https://chat.example/docs/a&amp;b',
      'https://chat.example/pricing',
    ]);
  });
});
