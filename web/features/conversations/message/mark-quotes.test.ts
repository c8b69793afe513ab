import { expect, test } from 'vitest';
import { markQuotes } from './mark-quotes.ts';

const text = 'We open at nine. We close at six. Sundays are free.';

test.each([
  ['one sentence', ['We close at six.'], true, 'We open at nine. [We close at six.] Sundays are free.'],
  [
    'several, in the order of the text',
    ['Sundays are free.', 'We open at nine.'],
    true,
    '[We open at nine.] We close at six. [Sundays are free.]',
  ],
  [
    'a sentence once, where one quote contains another',
    ['We open at nine.', 'open at nine'],
    true,
    '[We open at nine.] We close at six. Sundays are free.',
  ],
  ['the whole passage where the words of the first quote are others', ['Opening hours'], true, `[${text}]`],
  ['nothing in a passage that has none of them', ['Opening hours'], false, text],
  [
    'a later quote in a neighbouring passage',
    ['Opening hours', 'We close\nat six.'],
    false,
    'We open at nine. [We close at six.] Sundays are free.',
  ],
])('marks %s', (_what, quotes, isFound, expected) => {
  const marked = markQuotes(text, quotes, isFound).map(({ words, isQuoted }) =>
    isQuoted ? `[${words}]` : words,
  );
  expect(marked.join('')).toBe(expected);
});
