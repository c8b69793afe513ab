import { expect, test } from 'vitest';
import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { groupCitations } from './group-citations.ts';
import { numberCitations } from './number-citations.ts';
import { passageUrl } from './passage-url.ts';

const part = (fields: Partial<SourcePart>): SourcePart => ({
  type: 'source',
  sourceId: 'src_1',
  title: 'Delivery | Shop',
  quote: 'Two days.',
  start: 0,
  end: 1,
  ...fields,
});

test('each page is cited once, with all that was taken from it', () => {
  const url = 'https://shop.example/delivery';
  const pages = groupCitations([
    part({ url: `${url}#costs`, heading: 'Costs', quote: 'Four euros.' }),
    part({ title: 'Returns', sourceId: 'src_2' }),
    part({ url, heading: 'Time' }),
    part({ url, heading: 'Time' }),
  ]);
  expect(pages.map(({ name, quotes }) => [name, quotes.map(({ text }) => text)])).toEqual([
    ['Delivery', ['Four euros.', 'Two days.']],
    ['Returns', ['Two days.']],
  ]);
});

test.each([
  ['https://shop.example/a', 'Two days.', 'https://shop.example/a#:~:text=Two%20days.'],
  [
    'https://shop.example/a#b',
    'We ship, as a rule - at once',
    'https://shop.example/a#b:~:text=We%20ship%2C%20as%20a%20rule%20%2D%20at%20once',
  ],
  ['https://shop.example/a.pdf', 'Two days.', 'https://shop.example/a.pdf'],
  [
    'https://shop.example/a',
    'one two three four five six seven eight nine ten eleven twelve thirteen',
    'https://shop.example/a#:~:text=one%20two%20three%20four%20five,nine%20ten%20eleven%20twelve%20thirteen',
  ],
])('a page %s is opened at %j', (url, quote, expected) => {
  expect(passageUrl(url, quote)).toBe(expected);
});

test.each<[string, string, number[][], string]>([
  ['nothing', 'Two days.', [], 'Two days.'],
  ['one sentence', 'Two days. Thanks.', [[9]], 'Two days.[1] Thanks.'],
  ['sentences of two pages', 'A. B.', [[2], [5]], 'A.[1] B.[2]'],
  ['sentences of one page once', 'A. B. C.', [[2, 5], [8]], 'A. B.[1] C.[2]'],
  ['a page that is used again', 'A. B. C.', [[2, 8], [5]], 'A.[1] B.[2] C.[1]'],
  ['two pages of one sentence', 'A. B.', [[2], [2]], 'A.[1][2] B.'],
  ['the end of a line', 'A.\n\nB.', [[4]], 'A.[1]\n\nB.'],
  ['what is beyond the text', 'A.', [[99]], 'A.[1]'],
])('numbers %s', (_what, text, ends, expected) => {
  const numbered = numberCitations(
    text,
    ends.map((each) => ({ ends: each })),
  );
  expect(numbered.replace(/\uE000(\d+)\uE001/g, '[$1]')).toBe(expected);
});
