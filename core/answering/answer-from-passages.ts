import type { RankedPassage } from '#core/searching/search-passages.ts';
import { chooseSentences } from './choose-sentences.ts';
import { judgeConfidence } from './judge-confidence.ts';
import { scoreSentences } from './score-sentences.ts';

export type Outcome = 'answered' | 'hedged' | 'declined';

/** A sentence of the reply and where it stands: `text` is `passage.text.slice(start, end)`. */
export interface AnswerSentence {
  text: string;
  passageId: string;
  start: number;
  end: number;
}

export interface EngineAnswer {
  outcome: Outcome;
  /** 0 to 1; below `hedged` it is declined. */
  confidence: number;
  /** Empty when declined. */
  sentences: AnswerSentence[];
}

/** Least confidence of an answer and of a hedged one. */
export interface Thresholds {
  answered: number;
  hedged: number;
}

export const DEFAULT_THRESHOLDS: Thresholds = { answered: 0.5, hedged: 0.13 };

/** An approved question counts as asked from this match on. */
const APPROVED_MATCH = 0.55;

export interface AnswerInput {
  question: string;
  /** As `searchPassages` ranks them, best first; the best five are read. */
  ranked: readonly RankedPassage[];
  thresholds?: Thresholds;
}

function findApproved(ranked: readonly RankedPassage[]): RankedPassage | null {
  let best: RankedPassage | null = null;
  for (const each of ranked) {
    if (each.passage.isApproved && each.questionMatch > (best?.questionMatch ?? 0)) best = each;
  }
  return best && best.questionMatch >= APPROVED_MATCH ? best : null;
}

function answerWhole(approved: RankedPassage): EngineAnswer {
  const { id, text, sentenceOffsets } = approved.passage;
  const sentences = sentenceOffsets.map((start, at) => {
    const raw = text.slice(start, sentenceOffsets[at + 1]);
    const sentence = raw.trimEnd();
    return { text: sentence, passageId: id, start, end: start + sentence.length };
  });
  return { outcome: 'answered', confidence: Math.max(0.9, approved.questionMatch), sentences };
}

/**
 * The embedded engine: an approved answer when its question was asked, else the one to three sentences of the sources
 * that answer best, word for word, each with its passage. It makes nothing up: when the sources lack the words of the
 * question it declines.
 */
export function answerFromPassages(input: AnswerInput): EngineAnswer {
  const { question, ranked, thresholds = DEFAULT_THRESHOLDS } = input;
  const approved = findApproved(ranked);
  if (approved) return answerWhole(approved);
  const scored = scoreSentences(question, ranked);
  const confidence = judgeConfidence(ranked, scored);
  if (confidence < thresholds.hedged) return { outcome: 'declined', confidence, sentences: [] };
  const sentences = chooseSentences(scored).map(({ text, ranked: { passage }, start, end }) => ({
    text,
    passageId: passage.id,
    start,
    end,
  }));
  if (sentences.length === 0) return { outcome: 'declined', confidence: 0, sentences };
  return { outcome: confidence >= thresholds.answered ? 'answered' : 'hedged', confidence, sentences };
}
