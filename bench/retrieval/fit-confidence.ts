import { scoreSentences } from '#core/answering/choosing/score-sentences.ts';
import {
  type ConfidenceFeatures,
  confidenceFeatures,
} from '#core/answering/deciding/confidence/confidence-features.ts';
import { CONFIDENCE_WEIGHTS } from '#core/answering/deciding/confidence/confidence-weights.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { buildIndex } from './build-index.ts';
import { cutSmall } from './cut-small.ts';
import { type QuestionSet, readSet } from './load-sets.ts';
import { makeTypo } from './make-typo.ts';
import { type Example, regress } from './regress.ts';
import { search } from './search.ts';

const NAMES = Object.keys(CONFIDENCE_WEIGHTS) as (keyof ConfidenceFeatures)[];
const PASSAGES = 8;
const REMOVED_WEIGHT = 0.6;

function look(index: SearchIndex, question: string, withoutDocument?: string): number[] | null {
  const ranked = search(index, question, { limit: PASSAGES * 8 })
    .filter(({ passage }) => passage.documentId !== withoutDocument)
    .slice(0, PASSAGES);
  const features = confidenceFeatures(ranked, scoreSentences(question, ranked));
  return features && NAMES.map((name) => features[name]);
}

function collect(set: QuestionSet, offTopic: readonly string[], weight: number): Example[] {
  const index = buildIndex(set.texts);
  const examples: Example[] = [];
  const push = (features: number[] | null, isAnswerable: boolean, own: number) => {
    if (features) examples.push({ features, isAnswerable, weight: own * weight });
  };
  for (const { question, text, isAnswerable } of set.questions) {
    if (!isAnswerable) continue;
    push(look(index, question), true, 1);
    push(look(index, question, String(text)), false, REMOVED_WEIGHT);
  }
  for (const question of offTopic) push(look(index, question), false, 1);
  return examples;
}

/** Prints the weights for `judge-confidence.ts`, from the fitting half and the even off-topic questions only. */
export function fitConfidence(fittingHalf: QuestionSet): void {
  const offTopic = (readSet<{ qs: string[] }>('clinc-oos.json')?.qs ?? []).filter((_, at) => at % 2 === 0);
  const small = cutSmall(fittingHalf);
  const misspelt = fittingHalf.questions.map((each, at) => ({
    ...each,
    question: makeTypo(each.question, at),
  }));
  const examples = [
    ...collect(fittingHalf, offTopic, 1),
    ...collect({ ...fittingHalf, questions: misspelt }, [], 0.5),
    ...small.flatMap((set, at) =>
      collect(
        set,
        offTopic.filter((_, other) => other % small.length === at),
        0.5,
      ),
    ),
  ];
  const [intercept = 0, ...weights] = regress(examples, NAMES.length);
  console.log(`confidence, ${examples.length} examples: intercept ${intercept.toFixed(2)}`);
  console.log(NAMES.map((name, at) => `${name}: ${(weights[at] as number).toFixed(2)}`).join(', '));
}
