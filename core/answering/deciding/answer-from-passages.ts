import { chooseSentences } from '#core/answering/choosing/choose-sentences.ts';
import { type ScoredSentence, scoreSentences } from '#core/answering/choosing/score-sentences.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { DEFAULT_THRESHOLDS, type Thresholds } from './confidence-thresholds.ts';
import type { AnswerSentence, EngineAnswer } from './engine-answer.ts';
import { findBestSentence } from './find-best-sentence.ts';
import { findStoredQuestion } from './find-stored-question.ts';
import { isAboutAnother } from './is-about-another.ts';
import { isDoubtful } from './is-doubtful.ts';
import { judgeConfidence } from './judge-confidence.ts';

const LEAST_CONFIDENCE_ASKED = 0.9;

const MOST_SENTENCES = 3;

export interface AnswerInput {
  /** The visitor's own words; the ranking may be of the longer query of `composeQuery`. */
  question: string;
  /** As `searchPassages` ranks them, best first; the best five are read. */
  ranked: readonly RankedPassage[];
  thresholds?: Thresholds;
}

/** All sentences of a passage: a stored answer is given as it was written. */
function quoteWhole({ id, text, sentenceOffsets }: IndexedPassage): AnswerSentence[] {
  return sentenceOffsets.map((start, at) => {
    const sentence = text.slice(start, sentenceOffsets[at + 1]).trimEnd();
    return { text: sentence, passageId: id, start, end: start + sentence.length };
  });
}

function quoteChosen(chosen: readonly ScoredSentence[], best: ScoredSentence): AnswerSentence[] {
  if (best.ranked.passage.isApproved) return quoteWhole(best.ranked.passage);
  return chosen.map(({ text, ranked: { passage }, start, end }) => ({
    text,
    passageId: passage.id,
    start,
    end,
  }));
}

/**
 * The embedded engine: an approved answer when its question was asked, else the one to three sentences of the sources
 * that answer best, word for word, each with its passage. It makes nothing up: when the sources lack the words of the
 * question it declines.
 */
export function answerFromPassages(input: AnswerInput): EngineAnswer {
  const { question, ranked, thresholds = DEFAULT_THRESHOLDS } = input;
  const stored = findStoredQuestion(ranked);
  if (stored) {
    const sentences = quoteWhole(stored.passage).slice(
      0,
      stored.passage.isApproved ? undefined : MOST_SENTENCES,
    );
    if (!isAboutAnother(question, stored)) {
      const confidence = Math.max(LEAST_CONFIDENCE_ASKED, stored.questionMatch);
      return { outcome: 'answered', confidence, sentences };
    }
    const confidence = Math.max(thresholds.hedged, thresholds.answered - 0.02);
    return { outcome: 'hedged', confidence, sentences };
  }
  const scored = scoreSentences(question, ranked);
  const judged = judgeConfidence(ranked, scored);
  const chosen = chooseSentences(scored);
  const best = findBestSentence(chosen);
  if (!best || judged < thresholds.hedged) return { outcome: 'declined', confidence: judged, sentences: [] };
  const isSure = judged >= thresholds.answered && !isDoubtful(question, chosen, best);
  const outcome = isSure ? 'answered' : 'hedged';
  const confidence = isSure
    ? judged
    : Math.min(judged, Math.max(thresholds.hedged, thresholds.answered - 0.02));
  return { outcome, confidence, sentences: quoteChosen(chosen, best) };
}
