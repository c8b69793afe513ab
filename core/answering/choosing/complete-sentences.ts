import { refersBack } from './refers-back.ts';
import type { ScoredSentence } from './score-sentences.ts';

/** A reply that is longer gets no further sentences. */
const MOST_CHARACTERS = 350;
const QUESTION = /[?？]["”’»」)]*$/u;

/**
 * The chosen sentences with those that they cannot be read without: the one before "Otherwise, …" or "It costs …", and
 * the one behind a question that the source asks itself. Only where the reply stays short.
 */
export function completeSentences(
  chosen: readonly ScoredSentence[],
  scored: readonly ScoredSentence[],
): ScoredSentence[] {
  const complete = [...chosen];
  let length = chosen.reduce((sum, { text }) => sum + text.length, 0);
  for (const sentence of chosen) {
    const { text, ranked, sentenceAt } = sentence;
    const steps = [
      ...(refersBack(text, ranked.passage.language) ? [-1] : []),
      ...(QUESTION.test(text) ? [1] : []),
    ];
    for (const step of steps) {
      const near = scored.find((each) => each.ranked === ranked && each.sentenceAt === sentenceAt + step);
      if (near === undefined || complete.includes(near)) continue;
      if (length + near.text.length > MOST_CHARACTERS) continue;
      complete.push(near);
      length += near.text.length;
    }
  }
  return complete;
}
