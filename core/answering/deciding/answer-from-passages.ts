import { chooseSentences } from '#core/answering/choosing/choose-sentences.ts';
import { type Candidate, listSentences } from '#core/answering/choosing/list-sentences.ts';
import { refersBack } from '#core/answering/choosing/refers-back.ts';
import { type ScoredSentence, scoreSentences } from '#core/answering/choosing/score-sentences.ts';
import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { answerYesOrNo } from './answer-yes-or-no.ts';
import { DEFAULT_THRESHOLDS, type Thresholds } from './confidence/confidence-thresholds.ts';
import { judgeConfidence } from './confidence/judge-confidence.ts';
import type { AnswerSentence, EngineAnswer } from './engine-answer.ts';
import { compareNumberedNames } from './figures/compare-numbered-names.ts';
import { findBestSentence } from './find-best-sentence.ts';
import { findHedgeSentence } from './find-hedge-sentence.ts';
import { findReworded } from './find-reworded.ts';
import { findStoredQuestion } from './find-stored-question.ts';
import { isAboutAnother } from './is-about-another.ts';
import { isDoubtful } from './is-doubtful.ts';
import { findUnknownNames } from './missing/find-unknown-names.ts';
import { findUnknownThings } from './missing/find-unknown-things.ts';

const LEAST_CONFIDENCE_ASKED = 0.9;

const MOST_SENTENCES = 3;

/** How much of a passage is shown with a hedge. */
const HEDGE_CHARACTERS = 350;
/** Rows of a table: each is about something else. */
const ROW = /^[^\n:]{1,80}: \S/;

/**
 * How much nearer than all passages the best one has to be to a thing that no passage names. 95 of 100 questions for things
 * that a firm does not have ("Do you sell unicorns?") are below, 5 of 6 that it answers in other words above.
 */
const NEAR_ENOUGH = 0.19;

const PASSAGES_NAMED = 5;
const MOST_KNOWN = 3;
const LONGEST_NAME = 60;
const LONGEST_STORED = 200;

export interface AnswerInput {
  /** The visitor's own words; the ranking may be of the longer query of `composeQuery`. */
  question: string;
  /** As `searchPassages` ranks them, best first; the best five are read. */
  ranked: readonly RankedPassage[];
  thresholds?: Thresholds;
}

/** All sentences of a passage: a stored answer is given as it was written. */
function quoteWhole({ id, text, sentenceOffsets, language }: IndexedPassage): AnswerSentence[] {
  return sentenceOffsets.map((start, at) => {
    const sentence = text.slice(start, sentenceOffsets[at + 1]).trimEnd();
    return { text: sentence, passageId: id, start, end: start + sentence.length, language };
  });
}

function quote({ text, ranked: { passage }, start, end }: Candidate): AnswerSentence {
  return { text, passageId: passage.id, start, end, language: passage.language };
}

/** With a hedge only one passage is shown, and enough of it to be readable: it may be the wrong one. */
function quoteChosen(
  chosen: readonly ScoredSentence[],
  best: ScoredSentence,
  { question, scored, isSure }: { question: string; scored: readonly ScoredSentence[]; isSure: boolean },
): AnswerSentence[] {
  if (best.ranked.passage.isApproved) return quoteWhole(best.ranked.passage);
  return (isSure ? chosen : listAround(chosen, findHedgeSentence(question, scored, best))).map(quote);
}

/** The best sentence with those chosen from its passage, and its neighbours as long as they fit. */
function listAround(chosen: readonly ScoredSentence[], best: ScoredSentence): Candidate[] {
  const all = listSentences([best.ranked], 1);
  const own = new Set(chosen.filter(({ ranked }) => ranked === best.ranked).map(({ start }) => start));
  own.add(best.start);
  const shown = new Set(all.filter(({ start }) => own.has(start)));
  let length = [...shown].reduce((sum, { text }) => sum + text.length, 0);
  const at = all.findIndex(({ start }) => start === best.start);
  const isLeaning = (sentence: Candidate | undefined) =>
    sentence !== undefined && refersBack(sentence.text, best.ranked.passage.language);
  const [before, after] = [all[at - 1], all[at + 1]];
  // A sentence that leans on one that is not shown ("After that, …") helps nobody.
  const around = isLeaning(best) ? [before, after] : isLeaning(before) ? [after] : [after, before];
  for (const near of [...around, all[at + 2]]) {
    if (near === undefined || shown.has(near) || ROW.test(near.text)) continue;
    if (length + near.text.length > HEDGE_CHARACTERS) continue;
    shown.add(near);
    length += near.text.length;
  }
  return all.filter((each) => shown.has(each));
}

/** The question above an answer that is only the closest one. */
function nameStored({ question }: IndexedPassage): Pick<EngineAnswer, 'answers'> {
  const isShown = question !== null && question.length <= LONGEST_STORED && !isOrderToAssistant(question);
  return isShown ? { answers: question } : {};
}

/** Whether a sentence, or what is above it, is about "PX-90" when the question was about "PX-10". */
function isOfOtherNumber(question: string, { text, ranked }: ScoredSentence): boolean {
  const { passage, query } = ranked;
  const own = compareNumberedNames(question, query, text);
  if (own !== null) return !own.isNamed;
  const above = compareNumberedNames(
    question,
    query,
    [...passage.headingPath, passage.question ?? ''].join('\n'),
  );
  return above !== null && !above.isNamed;
}

/** Whether a thing that the sources do not name means nothing of theirs either; a stored question in other words may. */
function isFar(best: RankedPassage | undefined): boolean {
  const similarity = best?.query.isMeaningFitted === true ? best.similarity : null;
  return similarity !== null && similarity.question === null && similarity.aboveMean < NEAR_ENOUGH;
}

/** What the best passages are about, for a visitor who asks about something else. */
function nameKnown(ranked: readonly RankedPassage[]): string[] {
  const names = ranked
    .slice(0, PASSAGES_NAMED)
    .map(({ passage }) => passage.headingPath.at(-1) ?? passage.title);
  const short = names.filter(
    (name) => name !== '' && name.length <= LONGEST_NAME && !isOrderToAssistant(name),
  );
  return [...new Set(short)].slice(0, MOST_KNOWN);
}

/**
 * The embedded engine: an approved answer when its question was asked, else the one to three sentences of the sources
 * that answer best, word for word, each with its passage. It makes nothing up: when the sources lack the words of the
 * question it declines.
 */
export function answerFromPassages(input: AnswerInput): EngineAnswer {
  const { question, ranked, thresholds = DEFAULT_THRESHOLDS } = input;
  const reworded = findReworded(ranked);
  const stored = findStoredQuestion(ranked) ?? reworded;
  if (stored) {
    const sentences = quoteWhole(stored.passage).slice(
      0,
      stored.passage.isApproved ? undefined : MOST_SENTENCES,
    );
    const { isApproved } = stored.passage;
    if (!isAboutAnother(question, stored, stored === reworded)) {
      const confidence = Math.max(LEAST_CONFIDENCE_ASKED, stored.questionMatch);
      return { outcome: 'answered', confidence, sentences, isApproved };
    }
    const confidence = Math.max(thresholds.hedged, thresholds.answered - 0.02);
    return { outcome: 'hedged', confidence, sentences, isApproved, ...nameStored(stored.passage) };
  }
  const unknown = findUnknownNames(question, ranked);
  if (unknown.length > 0)
    return { outcome: 'declined', confidence: 0, sentences: [], unknown, known: nameKnown(ranked) };
  const scored = scoreSentences(question, ranked).filter((each) => !isOfOtherNumber(question, each));
  const judged = judgeConfidence(question, ranked, scored);
  const chosen = chooseSentences(scored);
  const best = findBestSentence(chosen);
  const isNear = judged >= thresholds.hedged;
  const things = ranked[0] === undefined ? [] : findUnknownThings(question, ranked[0].query);
  if (!best || !isNear || (things.length > 0 && isFar(ranked[0]))) {
    const confidence = isNear ? Math.max(0, thresholds.hedged - 0.02) : judged;
    const named = things.length === 0 ? {} : { unknown: things, known: nameKnown(ranked) };
    return { outcome: 'declined', confidence, sentences: [], ...named };
  }
  const isSure = judged >= thresholds.answered && !isDoubtful(question, chosen, best);
  const outcome = isSure ? 'answered' : 'hedged';
  const confidence = isSure
    ? judged
    : Math.min(judged, Math.max(thresholds.hedged, thresholds.answered - 0.02));
  const verdict = isSure ? answerYesOrNo(question, best) : null;
  return {
    outcome,
    confidence,
    sentences: quoteChosen(chosen, best, { question, scored, isSure }),
    isApproved: best.ranked.passage.isApproved,
    ...(verdict === null ? {} : { verdict }),
    ...(isSure ? {} : nameStored(best.ranked.passage)),
  };
}
