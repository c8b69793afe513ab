import { FEATURE_NAMES, SENTENCE_WEIGHTS, scoreSentences } from '#core/answering/choosing/score-sentences.ts';
import { buildIndex } from './build-index.ts';
import type { QuestionSet } from './load-sets.ts';
import { containsAnswer } from './measure-reply.ts';
import { search } from './search.ts';

interface Example {
  features: number[][];
  isGold: boolean[];
}

const ROUNDS = 800;
const STEP = 0.4;
/** Pulls towards the present weights, so that a hundred questions do not overturn them. */
const RIDGE = 3;

function collect(set: QuestionSet): Example[] {
  const index = buildIndex(set.texts);
  return set.questions
    .filter(({ isAnswerable }) => isAnswerable)
    .map(({ question, answers }) => {
      const scored = scoreSentences(question, search(index, question, { limit: 8 }));
      return {
        features: scored.map(({ features }) => FEATURE_NAMES.map((name) => features[name])),
        isGold: scored.map(({ text }) => containsAnswer(text, answers)),
      };
    })
    .filter(({ isGold }) => isGold.some(Boolean));
}

/** Raises the softmax probability of the sentences that contain an answer. */
function ascend(examples: readonly Example[], prior: readonly number[]): number[] {
  const weights = [...prior];
  const squares = new Array<number>(weights.length).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, at) => -RIDGE * (weight - (prior[at] as number)));
    for (const { features, isGold } of examples) {
      const scores = features.map((row) =>
        row.reduce((sum, each, at) => sum + each * (weights[at] as number), 0),
      );
      const top = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - top));
      const all = odds.reduce((sum, each) => sum + each, 0);
      const gold = odds.reduce((sum, each, at) => sum + (isGold[at] ? each : 0), 0);
      features.forEach((row, at) => {
        const own = odds[at] as number;
        const pull = (isGold[at] ? own / gold : 0) - own / all;
        row.forEach((each, feature) => {
          (gradient[feature] as number) += pull * each;
        });
      });
    }
    gradient.forEach((slope, at) => {
      (squares[at] as number) += slope * slope;
      (weights[at] as number) += (STEP * slope) / Math.sqrt(squares[at] as number);
    });
  }
  return weights;
}

/** Prints the weights for `score-sentences.ts`, from the fitting half only. */
export function fitSentences(fittingHalf: QuestionSet): void {
  const examples = collect(fittingHalf);
  const weights = ascend(
    examples,
    FEATURE_NAMES.map((name) => SENTENCE_WEIGHTS[name]),
  );
  console.log(`sentences, ${examples.length} questions`);
  console.log(FEATURE_NAMES.map((name, at) => `${name}: ${(weights[at] as number).toFixed(2)}`).join(', '));
}
