import { scoreSentences } from '#core/answering/choosing/score-sentences.ts';
import { type ConfidenceFeatures, confidenceFeatures } from '#core/answering/deciding/confidence-features.ts';
import { CONFIDENCE_WEIGHTS } from '#core/answering/deciding/confidence-weights.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { buildIndex } from './build-index.ts';
import { type QuestionSet, readSet } from './load-sets.ts';
import { makeTypo } from './make-typo.ts';
import { search } from './search.ts';

interface Example {
  features: number[];
  isAnswerable: boolean;
  weight: number;
}

const NAMES = Object.keys(CONFIDENCE_WEIGHTS) as (keyof ConfidenceFeatures)[];
const PASSAGES = 8;
const SMALL_INDEX_TEXTS = 25;
const REMOVED_WEIGHT = 0.6;
const ROUNDS = 1_500;
const RIDGE = 1;
const STEP = 0.3;

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

/** The texts in small indexes of their own: a firm with five pages must be judged as fairly as one with five hundred. */
function cutSmall(set: QuestionSet): QuestionSet[] {
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

function regress(examples: readonly Example[]): number[] {
  const weights = new Array<number>(NAMES.length + 1).fill(0);
  const squares = new Array<number>(weights.length).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
    for (const { features, isAnswerable, weight } of examples) {
      const inputs = [1, ...features];
      const sum = inputs.reduce((total, input, at) => total + input * (weights[at] as number), 0);
      const error = weight * ((isAnswerable ? 1 : 0) - 1 / (1 + Math.exp(-sum)));
      inputs.forEach((input, at) => {
        (gradient[at] as number) += error * input;
      });
    }
    gradient.forEach((slope, at) => {
      (squares[at] as number) += slope * slope;
      (weights[at] as number) += (STEP * slope) / Math.sqrt(squares[at] as number);
    });
  }
  return weights;
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
  const [intercept = 0, ...weights] = regress(examples);
  console.log(`confidence, ${examples.length} examples: intercept ${intercept.toFixed(2)}`);
  console.log(NAMES.map((name, at) => `${name}: ${(weights[at] as number).toFixed(2)}`).join(', '));
}
