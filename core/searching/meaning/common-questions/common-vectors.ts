/** Vectors one behind the other, a signed byte a number, each with 1 divided by its length. */
interface VectorList {
  values: Int8Array;
  scales: Float32Array;
}

/** The vectors of `listCommonMatters` by one model. */
export interface CommonVectors {
  questions: VectorList;
  /** By question, the number of its matter. */
  matterOf: readonly number[];
  /** The mean of the statements of each matter. */
  statements: VectorList;
}
