import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { indexDocument } from './build-index.ts';
import { readSet } from './load-sets.ts';
import { search } from './search.ts';

export interface QuestionFigures {
  questions: number;
  at1: number;
  at5: number;
  /** Percent answered with a stored answer, and of these the right one. */
  answered: number;
  answeredRight: number;
}

/** Approved questions against human paraphrases of them: the COVID-19 questions of COVID-QA; null when absent. */
export function measureQuestions(): QuestionFigures | null {
  const file = readSet<{ items: { q: string; a: string }[]; qs: [string, number[]][] }>('covid-faq.json');
  if (!file) return null;
  const index = createSearchIndex();
  for (const [at, { q, a }] of file.items.entries()) {
    const blocks = [{ kind: 'question' as const, question: q, alternatives: [], answer: a }];
    indexDocument(index, String(at), { title: q, language: 'en', blocks }, { isApproved: true });
  }
  let at1 = 0;
  let at5 = 0;
  let answered = 0;
  let right = 0;
  for (const [question, gold] of file.qs) {
    const wanted = gold.map(String);
    const ranked = search(index, question, { limit: 8 });
    const isGold = ranked.map(({ passage }) => wanted.includes(passage.documentId));
    if (isGold[0]) at1 += 1;
    if (isGold.slice(0, 5).some(Boolean)) at5 += 1;
    const answer = answerFromPassages({ question, ranked });
    const source = ranked.find(({ passage }) => passage.id === answer.sentences[0]?.passageId);
    if (answer.outcome !== 'answered' || !source) continue;
    answered += 1;
    if (wanted.includes(source.passage.documentId)) right += 1;
  }
  const percent = (count: number, of: number) => (of > 0 ? (100 * count) / of : 0);
  return {
    questions: file.qs.length,
    at1: percent(at1, file.qs.length),
    at5: percent(at5, file.qs.length),
    answered: percent(answered, file.qs.length),
    answeredRight: percent(right, answered),
  };
}
