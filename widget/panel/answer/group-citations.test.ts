import { describe, expect, it } from 'vitest';
import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { dropCitations } from '#core/markdown/drop-citations.ts';
import { groupCitations } from './group-citations.ts';

const part = (end: number, place: Partial<SourcePart> = {}): SourcePart => ({
  type: 'source',
  sourceId: 's1',
  title: 'Shipping',
  quote: 'Two days.',
  start: 0,
  end,
  ...place,
});

const show = (text: string) => text.replace(/\uE000(\d+)\uE001/g, '[$1]');

describe('groupCitations', () => {
  it.each<[string, string, SourcePart[], string]>([
    ['none', 'Two days.', [], 'Two days.'],
    ['at the end', 'Two days.', [part(9)], 'Two days.[1]'],
    ['two places', 'A. B.', [part(2), part(5, { sourceId: 's2' })], 'A.[1] B.[2]'],
    ['the same place twice in a row once', 'A. B.', [part(2), part(5, { start: 3 })], 'A. B.[1]'],
    ['the same place around a sentence', 'A. B. C.', [part(2), part(8, { start: 6 })], 'A.[1] B. C.[1]'],
    ['the same place in two paragraphs', 'A.\n\nB.', [part(2), part(6, { start: 4 })], 'A.[1]\n\nB.[1]'],
    ['the same place twice at one spot', 'A.', [part(2), part(2, { quote: 'Other.' })], 'A.[1]'],
    ['two places at one spot', 'A.', [part(2), part(2, { heading: 'Islands' })], 'A.[1][2]'],
    ['out of order', 'A. B.', [part(5, { sourceId: 's2' }), part(2)], 'A.[1] B.[2]'],
    ['behind a line end', 'A.\n\nB.', [part(4)], 'A.[1]\n\nB.'],
    ['beyond the text', 'A.', [part(99)], 'A.[1]'],
    ['before the text', 'A.', [part(-3)], '[1]A.'],
  ])('numbers %s', (_what, text, parts, expected) => {
    expect(show(groupCitations(text, parts).text)).toBe(expected);
  });

  it('lists each place once, with all its passages', () => {
    const { sources } = groupCitations('A. B. C.', [
      part(2),
      part(5, { quote: 'Five on islands.' }),
      part(8, { sourceId: 's2', title: 'Prices', url: 'https://x.y/prices' }),
    ]);
    expect(sources.map(({ title, url, quotes }) => ({ title, url, quotes }))).toEqual([
      { title: 'Shipping', url: undefined, quotes: ['Two days.', 'Five on islands.'] },
      { title: 'Prices', url: 'https://x.y/prices', quotes: ['Two days.'] },
    ]);
  });

  it('takes marks out again', () => {
    expect(dropCitations(groupCitations('A. B.', [part(2), part(5)]).text)).toBe('A. B.');
  });
});
