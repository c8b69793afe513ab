import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import type { QuestionSet, SetQuestion } from './load-sets.ts';
import { search } from './search.ts';

export interface RankingFigures {
  passages: number;
  questions: number;
  /** Percent of questions whose paragraph or passage is among the first. */
  paragraphAt1: number;
  at1: number;
  at3: number;
  at5: number;
  /** Mean of 1/rank within the first ten. */
  reciprocalRank: number;
}

/** Whether a passage is the one that contains the answer: of the right text, around the answer's place. */
export function isGold(set: QuestionSet, question: SetQuestion, { passage }: RankedPassage): boolean {
  if (passage.documentId !== String(question.text)) return false;
  if (question.start === null) return question.answers.some((answer) => passage.text.includes(answer));
  const from = set.texts[question.text]?.text.indexOf(passage.text) ?? -1;
  if (from < 0) return question.answers.some((answer) => passage.text.includes(answer));
  return question.start >= from && question.start < from + passage.text.length;
}

/** Ranks every answerable question; `change` may spoil its words first. */
export function measureRanking(
  index: SearchIndex,
  set: QuestionSet,
  change: (question: string, at: number) => string = (question) => question,
): RankingFigures {
  const ranks: number[] = [];
  let paragraphs = 0;
  set.questions.forEach((question, at) => {
    if (!question.isAnswerable) return;
    const ranked = search(index, change(question.question, at), { limit: 10 });
    if (ranked[0]?.passage.documentId === String(question.text)) paragraphs += 1;
    ranks.push(ranked.findIndex((each) => isGold(set, question, each)));
  });
  const share = (count: number) => (100 * count) / Math.max(1, ranks.length);
  const within = (first: number) => share(ranks.filter((rank) => rank >= 0 && rank < first).length);
  return {
    passages: index.passageCount,
    questions: ranks.length,
    paragraphAt1: share(paragraphs),
    at1: within(1),
    at3: within(3),
    at5: within(5),
    reciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / Math.max(1, ranks.length),
  };
}
