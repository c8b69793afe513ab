/** Least confidence of an answer and of a hedged one. */
export interface Thresholds {
  answered: number;
  hedged: number;
}

export const DEFAULT_THRESHOLDS: Thresholds = { answered: 0.47, hedged: 0.14 };
