export interface Example {
  features: number[];
  isAnswerable: boolean;
  weight: number;
}

const ROUNDS = 1_500;
const RIDGE = 1;
const STEP = 0.3;

/** A logistic regression: the intercept, then one weight a feature. */
export function regress(examples: readonly Example[], features: number): number[] {
  const weights = new Array<number>(features + 1).fill(0);
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
