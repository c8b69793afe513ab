import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRobots } from './read-robots.ts';
import { robotsForStatus } from './robots-for-status.ts';

const url = 'https://shop.example/robots.txt';
const agent = 'ParleyBot/1.0 (+https://parley.example/docs/crawler)';

describe('readRobots', () => {
  test.each<[what: string, text: string, path: string, isAllowed: boolean]>([
    ['no rule', '', '/a', true],
    ['a rule for all', 'User-agent: *\nDisallow: /a', '/a/b', false],
    ['an empty Disallow', 'User-agent: *\nDisallow:', '/a', true],
    [
      'our own group beats the star',
      'User-agent: *\nDisallow: /\n\nUser-agent: ParleyBot\nDisallow: /x',
      '/a',
      true,
    ],
    ['our token in any case', 'user-agent: PARLEYBOT\ndisallow: /x', '/x', false],
    [
      'groups of one token are merged',
      'User-agent: parleybot\nDisallow: /a\n\nUser-agent: b\nDisallow: /\n\nUser-agent: ParleyBot\nDisallow: /c',
      '/c',
      false,
    ],
    ['a group for several', 'User-agent: x\nUser-agent: ParleyBot\nDisallow: /a', '/a', false],
    ['the longest match wins', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['Allow wins on a tie', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['a wildcard', 'User-agent: *\nDisallow: /*.php', '/x/y.php?z', false],
    ['an end mark', 'User-agent: *\nDisallow: /*.php$', '/y.php?z', true],
    ['a query', 'User-agent: *\nDisallow: /*?sort=', '/list?sort=1', false],
    ['paths know case', 'User-agent: *\nDisallow: /A', '/a', true],
    ['escapes are compared alike', 'User-agent: *\nDisallow: /stra%c3%9fe', '/straße', false],
    ['a byte-order mark and odd line ends', '\uFEFFUser-agent: *\rDisallow: /a\r\n', '/a', false],
    ['comments', 'User-agent: * # all\nDisallow: /a # not here', '/a', false],
    ['a missing colon', 'user-agent ParleyBot\ndisallow /a', '/a', false],
    ['no colon among more than two words', 'user-agent: *\ndisallow /a /b', '/a', true],
    ['slips of spelling', 'useragent: *\ndisalow: /a', '/a', false],
    ['an agent up to its first space', 'User-agent: ParleyBot Images\nDisallow: /a', '/a', false],
    ['a star with words after it', 'User-agent: * everyone\nDisallow: /a', '/a', false],
    ['a name without letters is nobody', 'User-agent: ツ\nDisallow: /', '/a', true],
    ['a rule before all groups is nobody’s', 'Disallow: /a\nUser-agent: *\nAllow: /b', '/a', true],
    [
      'a sitemap between agents ends no group',
      'User-agent: *\nSitemap: /s.xml\nUser-agent: x\nDisallow: /a',
      '/a',
      false,
    ],
    [
      'a delay between agents ends no group',
      'User-agent: *\nCrawl-delay: 1\nUser-agent: x\nDisallow: /a',
      '/a',
      false,
    ],
    ['an unknown line ends no group', 'User-agent: *\nNoindex: /x\nUser-agent: x\nDisallow: /a', '/a', false],
    ['the index of a folder is the folder', 'User-agent: *\nDisallow: /\nAllow: /a/index.html', '/a/', true],
    [
      'the index of a folder is not what is in it',
      'User-agent: *\nDisallow: /\nAllow: /a/index.html',
      '/a/b',
      false,
    ],
    ['an end mark at the root', 'User-agent: *\nDisallow: /\nAllow: /$', '/', true],
    ['signs that are escaped in one place only', 'User-agent: *\nDisallow: /a[b]|c', '/a[b]|c', false],
    ['a broken byte-order mark', '\uFFFDUser-agent: *\nDisallow: /a', '/a', false],
    [
      'a rule that is too long is cut',
      `User-agent: *\nDisallow: /${'a'.repeat(20_000)}`,
      `/${'a'.repeat(18_000)}`,
      false,
    ],
    ['robots.txt itself', 'User-agent: *\nDisallow: /', '/robots.txt', true],
  ])('%s', (_what, text, path, isAllowed) => {
    expect(readRobots(text, url, agent).isAllowed(new URL(path, url).href)).toBe(isAllowed);
  });

  test('takes no address for the root', () => {
    expect(readRobots('User-agent: *\nDisallow: /', url, agent).isAllowed('')).toBe(false);
  });

  test('says nothing about another host', () => {
    expect(readRobots('User-agent: *\nDisallow: /', url, agent).isAllowed('https://other.example/')).toBe(
      true,
    );
  });

  test('gives delay and sitemaps, resolved, web addresses only', () => {
    const text =
      'Sitemap: /maps/a.xml\nUser-agent: *\nCrawl-delay: 2.5\nSitemap: https://cdn.example/b.xml\nSitemap: ftp://c.example/\nSitemap: /maps/a.xml';
    const rules = readRobots(text, url, agent);
    expect(rules.crawlDelaySeconds).toBe(2.5);
    expect(rules.sitemaps).toEqual(['https://shop.example/maps/a.xml', 'https://cdn.example/b.xml']);
  });

  test.each(['-1', 'soon', 'Infinity'])('ignores the delay %s', (delay) => {
    expect(readRobots(`User-agent: *\nCrawl-delay: ${delay}`, url, agent).crawlDelaySeconds).toBeNull();
  });

  test('leaves out what is beyond 500 KiB', () => {
    const text = `User-agent: *\nDisallow: /early\n${'# filler\n'.repeat(60_000)}Disallow: /late\n`;
    const rules = readRobots(text, url, agent);
    expect(rules.isAllowed('https://shop.example/early')).toBe(false);
    expect(rules.isAllowed('https://shop.example/late')).toBe(true);
  });

  test('never throws', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('User-agent: *', 'Disallow: /*a*$', 'Allow: %', 'Sitemap: ::', 'Crawl-delay: x'),
    );
    fc.assert(
      fc.property(fc.array(line), fc.webUrl(), (lines, target) => {
        expect(typeof readRobots(lines.join('\n'), url, agent).isAllowed(target)).toBe('boolean');
      }),
    );
  });
});

describe('robotsForStatus', () => {
  test.each<[status: Parameters<typeof robotsForStatus>[0], isAllowed: boolean]>([
    [404, true],
    [403, true],
    [429, true],
    ['redirect-limit', true],
    [500, false],
    [503, false],
    ['unreachable', false],
  ])('%s', (status, isAllowed) =>
    expect(robotsForStatus(status).isAllowed('https://shop.example/')).toBe(isAllowed),
  );
});
