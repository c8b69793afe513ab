import type { QuestionSet } from './load-sets.ts';

const SMALL_INDEX_TEXTS = 25;

/** The texts in small indexes of their own: a firm with five pages must be judged as fairly as one with five hundred. */
export function cutSmall(set: QuestionSet): QuestionSet[] {
  const places = [...new Set(set.questions.map(({ text }) => text))];
  const small: QuestionSet[] = [];
  for (let from = 0; from + SMALL_INDEX_TEXTS <= places.length; from += SMALL_INDEX_TEXTS) {
    const kept = places.slice(from, from + SMALL_INDEX_TEXTS);
    small.push({
      ...set,
      texts: kept.map((place) => set.texts[place] as QuestionSet['texts'][number]),
      questions: set.questions
        .filter(({ text }) => kept.includes(text))
        .map((question) => ({ ...question, text: kept.indexOf(question.text) })),
    });
  }
  return small;
}
