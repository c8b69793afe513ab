import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { scoreSentences } from '#core/answering/choosing/score-sentences.ts';
import { confidenceFeatures } from '#core/answering/deciding/confidence/confidence-features.ts';
import {
  NEARNESS_WEIGHTS,
  type NearnessFeatures,
} from '#core/answering/deciding/confidence/judge-nearness.ts';
import { meaningFeatures } from '#core/answering/deciding/confidence/meaning-features.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { buildIndex } from './build-index.ts';
import { cutSmall } from './cut-small.ts';
import { type QuestionSet, readSet } from './load-sets.ts';
import { makeTypo } from './make-typo.ts';
import { DEVELOPMENT_FOLDERS, EVERYDAY_FOLDERS, indexPages, readQuestions } from './measure-support-set.ts';
import { type Example, regress } from './regress.ts';
import { search } from './search.ts';

const NAMES = Object.keys(NEARNESS_WEIGHTS) as (keyof NearnessFeatures)[];
const PASSAGES = 8;

/**
 * What each kind of example weighs. Paraphrases are what the words cannot tell, and few; near misses are left out, as
 * they are about what the sources are about.
 */
const WEIGHTS = { removed: 0.3, typo: 0.5, small: 0.5, firm: 1, paraphrase: 1.5 };

interface Asked {
  question: string;
  query?: string;
  withoutDocument?: string;
}

function look(index: SearchIndex, { question, query = question, withoutDocument }: Asked): number[] | null {
  const ranked = search(index, query, { limit: PASSAGES * 8 })
    .filter(({ passage }) => passage.documentId !== withoutDocument)
    .slice(0, PASSAGES);
  const scored = scoreSentences(question, ranked);
  const words = confidenceFeatures(ranked, scored);
  const meaning = meaningFeatures(ranked, scored);
  if (!words || !meaning) return null;
  const features: NearnessFeatures = { ...words, ...meaning };
  return NAMES.map((name) => features[name]);
}

type Add = (features: number[] | null, isAnswerable: boolean, weight: number) => void;

function addSet(add: Add, set: QuestionSet, offTopic: readonly string[], weight: number): void {
  const index = buildIndex(set.texts);
  for (const { question, text, isAnswerable } of set.questions) {
    if (!isAnswerable) continue;
    add(look(index, { question }), true, weight);
    add(look(index, { question, withoutDocument: String(text) }), false, WEIGHTS.removed * weight);
  }
  for (const question of offTopic) add(look(index, { question }), false, weight);
}

function addFirm(add: Add, folder: string, offTopic: readonly string[]): void {
  const index = indexPages(folder);
  for (const { question, previous, kind } of readQuestions(folder)) {
    if (kind === 'near-miss') continue;
    const query = composeQuery(question, previous === undefined ? [] : [previous]);
    const weight = kind === 'paraphrase' ? WEIGHTS.paraphrase : 1;
    add(look(index, { question, query }), kind !== 'off-topic', weight);
  }
  for (const question of offTopic) add(look(index, { question }), false, WEIGHTS.firm);
}

/** Prints the weights for `judge-nearness.ts`, from the fitting half, the even off-topic questions and the development set. */
export function fitNearness(fittingHalf: QuestionSet): void {
  const offTopic = (readSet<{ qs: string[] }>('clinc-oos.json')?.qs ?? []).filter((_, at) => at % 2 === 0);
  const examples: Example[] = [];
  const add: Add = (features, isAnswerable, weight) => {
    if (features) examples.push({ features, isAnswerable, weight });
  };
  addSet(add, fittingHalf, offTopic, 1);
  const misspelt = fittingHalf.questions.map((each, at) => ({
    ...each,
    question: makeTypo(each.question, at),
  }));
  addSet(add, { ...fittingHalf, questions: misspelt }, [], WEIGHTS.typo);
  const small = cutSmall(fittingHalf);
  for (const [at, set] of small.entries()) {
    const share = offTopic.filter((_, other) => other % small.length === at);
    addSet(add, set, share, WEIGHTS.small);
  }
  const firms = [...DEVELOPMENT_FOLDERS, ...EVERYDAY_FOLDERS];
  for (const [at, folder] of firms.entries()) {
    const share = offTopic.filter((_, other) => other % 4 === at % 4);
    addFirm(add, folder, share);
  }
  const [intercept = 0, ...weights] = regress(examples, NAMES.length);
  console.log(`nearness, ${examples.length} examples: intercept ${intercept.toFixed(2)}`);
  console.log(NAMES.map((name, at) => `${name}: ${(weights[at] as number).toFixed(2)}`).join(', '));
}
