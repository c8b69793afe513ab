import { expect, test } from 'vitest';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { completeSentences } from './complete-sentences.ts';
import type { ScoredSentence } from './score-sentences.ts';

/** The sentences of one passage. */
function passageOf(...texts: string[]): ScoredSentence[] {
  const ranked = { passage: { language: 'en' } } as RankedPassage;
  return texts.map((text, sentenceAt) => ({ text, ranked, sentenceAt }) as ScoredSentence);
}

const parking = passageOf('We have four spaces in the yard.', 'Otherwise park in Chapel Lane.');
const torn = passageOf('Was the bag torn?', 'Send a photo and we send a new one.');
const long = passageOf(`We have ${'very '.repeat(70)}many rooms.`, 'They are warm.');

test.each([
  ['a sentence that refers to the one before brings it', parking, [1], [1, 0]],
  ['a sentence that stands by itself stays alone', parking, [0], [0]],
  ['a question of the source brings its answer', torn, [0], [0, 1]],
  ['nothing is added twice', torn, [0, 1], [0, 1]],
  ['the first sentence has none before it', passageOf('It costs £5.'), [0], [0]],
  ['a reply that would get long stays as it is', long, [1], [1]],
])('%s', (_, passage, chosen, expected) => {
  const complete = completeSentences(
    chosen.map((at) => passage[at] as ScoredSentence),
    passage,
  );
  expect(complete.map(({ sentenceAt }) => sentenceAt)).toEqual(expected);
});

test('takes no sentence of another passage', () => {
  const [, otherwise] = parking as [ScoredSentence, ScoredSentence];
  expect(completeSentences([otherwise], [...torn, otherwise])).toEqual([otherwise]);
});
