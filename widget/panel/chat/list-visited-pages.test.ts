import { describe, expect, it } from 'vitest';
import { listVisitedPages } from './list-visited-pages.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const ago = (seconds: number) => now - seconds * 1_000;
const shop = 'https://shop.example';

/** What is told on the page `/now`, as `path title seconds`. */
const list = (pages: string | null, pageUrl = `${shop}/now?token=secret#part`) =>
  listVisitedPages({ pageUrl, pages }, now).map(
    ({ url, title, secondsAgo }) => `${url.replace(shop, '')} ${title} ${secondsAgo}`,
  );

describe('the pages of a visit', () => {
  it.each<[string, string[], string[]]>([
    ['nothing noted: the present page alone', [], ['/now  0']],
    [
      'the last first, each with when it was opened',
      [`${ago(90)} / Home`, `${ago(60)} /shoes Shoes`, `${ago(5)} /now Now`],
      ['/now Now 5', '/shoes Shoes 60', '/ Home 90'],
    ],
    [
      'several lines of one page: its first time and its last title',
      [`${ago(90)} / Loading`, `${ago(80)} / `, `${ago(70)} / Home`, `${ago(5)} /now Now`],
      ['/now Now 5', '/ Home 90'],
    ],
    [
      'a page that was opened again, twice',
      [`${ago(90)} / Home`, `${ago(60)} /shoes Shoes`, `${ago(30)} / Home`],
      ['/now  0', '/ Home 30', '/shoes Shoes 60', '/ Home 90'],
    ],
    ['none of the day before', [`${ago(86_500)} /old Old`, `${ago(9)} /new New`], ['/now  0', '/new New 9']],
    ['a time to come, where the clock was moved', [`${ago(-50)} /now Now`], ['/now Now 0']],
    ['lines that are cut off or of somebody else', ['null', '12 /cut Cut', '/x', '{}', ''], ['/now  0']],
  ])('%s', (_name, lines, expected) => {
    expect(list(lines.join('\n'))).toEqual(expected);
  });

  it('are the present page where storage is blocked', () => {
    expect(list(null)).toEqual(['/now  0']);
  });

  it('are at most ten, with short titles', () => {
    const lines = Array.from(
      { length: 30 },
      (_, place) => `${ago(100 - place)} /${place} ${'x'.repeat(300)}`,
    );
    const told = list(lines.join('\n'));
    expect(told).toHaveLength(10);
    expect(told[1]).toBe(`/29 ${'x'.repeat(200)} 71`);
  });
});
