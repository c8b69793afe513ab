import { describe, expect, test } from 'vitest';
import { readPageDirectives } from './read-page-directives.ts';

const meta = (name: string, content: string) => ({ name, content });

describe('readPageDirectives', () => {
  test.each<
    [
      metas: { name: string; content: string }[],
      headers: string[],
      isIndexable: boolean,
      isFollowable: boolean,
    ]
  >([
    [[], [], true, true],
    [[meta('robots', 'index, follow')], [], true, true],
    [[meta('ROBOTS', 'NOINDEX')], [], false, true],
    [[meta('robots', 'nofollow')], [], true, false],
    [[meta('robots', 'none')], [], false, false],
    [[meta('parleybot', 'noindex')], [], false, true],
    [[meta('otherbot', 'noindex')], [], true, true],
    [[meta('robots', 'index'), meta('ParleyBot', 'noindex')], [], false, true],
    [[], ['noindex, nofollow'], false, false],
    [[], ['otherbot: noindex'], true, true],
    [[], ['ParleyBot: noindex'], false, true],
    [[], ['otherbot: noindex, nofollow', 'nofollow'], true, false],
    [[], ['max-snippet: 20, noindex'], false, true],
    [[], ['unavailable_after: 25 Jun 2030 15:00:00 GMT'], true, true],
    [[], ['otherbot: noindex, parleybot: nofollow'], true, false],
  ])('%j %j', (metas, headers, isIndexable, isFollowable) => {
    expect(readPageDirectives(metas, headers, 'ParleyBot')).toEqual({ isIndexable, isFollowable });
  });
});
