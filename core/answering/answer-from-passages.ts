import type { IndexedPassage } from '#core/searching/create-search-index.ts';
import { ASKED_MATCH, type RankedPassage } from '#core/searching/search-passages.ts';
import { chooseSentences } from './choose-sentences.ts';
import { contradictsFigure, namesOtherFigure } from './contradicts-figure.ts';
import { findMissingFromStored, findMissingWords } from './find-missing-words.ts';
import { judgeConfidence } from './judge-confidence.ts';
import { lacksAnswerType } from './lacks-answer-type.ts';
import { asksPrice, keepMeasured, lacksMeasure } from './lacks-measure.ts';
import { type ScoredSentence, scoreSentences } from './score-sentences.ts';

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

export const DEFAULT_THRESHOLDS: Thresholds = { answered: 0.47, hedged: 0.14 };

const LEAST_CONFIDENCE_ASKED = 0.9;
/** Below this match, or this share of the words in the answer itself, a stored answer may be to another question. */
const LEAST_MATCH = 0.45;
const LEAST_COVERAGE = 0.6;

/** From this match on a question of a page was asked in its own words. */
const SAME_WORDS_MATCH = 0.85;
const READ_PASSAGES = 5;
const MOST_SENTENCES = 3;
const MISSING_OF_STORED = 0.3;

const CLOSED_QUESTION =
  /^(?:.*[,.;!?]\s*|\W*)(?:and |but |so |or )?(?:do|does|did|is|are|was|were|am|can|could|may|will|would|should|have|has|must|isn['’]t|aren['’]t|don['’]t|can['’]t)\s/iu;
const PERSONAL = /(?<!\p{L})(?:i|my|me|mine|we|our|us|you|your|yours)(?!\p{L})/iu;
const TWO_QUESTIONS =
  /\?.*\?|(?:,| and| or| but)\s+(?:how|what|when|where|who|which|why|can|could|do|does|did|is|are|will|would|should|may|have|has)\s/iu;
const MISSING_OF_TWO = 0.45;
const MISSING_OF_CLOSED = 0.2;
const MISSING_OF_PRICE = 0.2;
const MISSING_OF_MEASURE = 0.3;
const MISSING_OF_PERSONAL = 0.3;
const UNKNOWN_OF_OPEN = 0.33;

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

function findBest(chosen: readonly ScoredSentence[]): ScoredSentence | null {
  return chosen.reduce<ScoredSentence | null>(
    (top, each) => (top && top.score >= each.score ? top : each),
    null,
  );
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
 * Whether the question names what the reply does not. Who asks a firm whether it has or does something ("can I …", "is
 * there …"), what something costs or how long it takes, asks by the one word that he adds; other questions are mostly met
 * by most of their words, unless one is nowhere in the sources. Of two questions at once the greater part will do.
 */
function lacksNamedThing(question: string, chosen: readonly ScoredSentence[]): boolean {
  if (TWO_QUESTIONS.test(question)) return findMissingWords(chosen, 'all').share > MISSING_OF_TWO;
  const { share, shareUnknown } = findMissingWords(chosen);
  if (CLOSED_QUESTION.test(question)) return share > MISSING_OF_CLOSED;
  const measured = keepMeasured(chosen, question);
  if (measured) {
    const most = asksPrice(question) ? MISSING_OF_PRICE : MISSING_OF_MEASURE;
    if (findMissingWords(measured, 'alone').share > most) return true;
  }
  if (PERSONAL.test(question) && share > MISSING_OF_PERSONAL) return true;
  return shareUnknown > UNKNOWN_OF_OPEN;
}

/** A stored answer to another question, a sentence about another case, or nothing of the kind that was asked for. */
function isDoubtful(question: string, chosen: readonly ScoredSentence[], best: ScoredSentence): boolean {
  const { ranked, features } = best;
  const isStored = ranked.passage.question !== null;
  if (isStored && ranked.questionMatch < LEAST_MATCH && features.coverage < LEAST_COVERAGE) return true;
  if (chosen.some((each) => each.features.contradicts > 0)) return true;
  const isEnglish = ranked.query.language === 'en';
  if (!ranked.passage.isApproved && isEnglish && lacksNamedThing(question, chosen)) return true;
  // "Yes." to a stored question tells all that was asked.
  if (isStored) return false;
  const texts = chosen.map(({ text }) => text);
  if (namesOtherFigure(question, texts)) return true;
  if (isEnglish && lacksMeasure(texts, question)) return true;
  return lacksAnswerType(texts, question, ranked.query.language);
}

/**
 * The stored question that was asked: one that the owner has approved, or one of a page that says (almost) word for word
 * the same.
 */
function findStoredQuestion(ranked: readonly RankedPassage[]): RankedPassage | null {
  const first = ranked[0];
  if (first?.passage.isApproved && first.questionMatch >= ASKED_MATCH) return first;
  return ranked
    .slice(0, READ_PASSAGES)
    .filter(({ passage, questionMatch }) => passage.question !== null && questionMatch >= SAME_WORDS_MATCH)
    .reduce<RankedPassage | null>(
      (best, each) => (best && best.questionMatch >= each.questionMatch ? best : each),
      null,
    );
}

/**
 * Whether the visitor names what neither the stored question nor its answer does: "… warranty on forks?" against "…
 * warranty on frames?". Which words name something is known in English only.
 */
function isAboutAnother(question: string, stored: RankedPassage): boolean {
  const texts = [stored.passage.question ?? '', stored.passage.text];
  if (namesOtherFigure(question, texts) || texts.some((text) => contradictsFigure(question, text)))
    return true;
  if (stored.query.language !== 'en') return false;
  return findMissingFromStored(stored).share > MISSING_OF_STORED;
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
  const best = findBest(chosen);
  if (!best || judged < thresholds.hedged) return { outcome: 'declined', confidence: judged, sentences: [] };
  const isSure = judged >= thresholds.answered && !isDoubtful(question, chosen, best);
  const outcome = isSure ? 'answered' : 'hedged';
  const confidence = isSure
    ? judged
    : Math.min(judged, Math.max(thresholds.hedged, thresholds.answered - 0.02));
  return { outcome, confidence, sentences: quoteChosen(chosen, best) };
}
