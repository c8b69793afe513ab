/** The vectors of one passage, as `quantiseVector` makes them, one behind the other in the order of `meaningLayout`. */
export interface PassageVectors {
  values: Int8Array;
  /** One over the length of each vector. */
  scales: Float32Array;
  /** How many of them, behind the first, are of questions. */
  questions: number;
}
