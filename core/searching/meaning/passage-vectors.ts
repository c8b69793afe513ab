/** The vectors of one passage, as `quantiseVector` makes them, in the order of `meaningLayout`. */
export interface PassageVectors {
  /** That of the whole passage, apart from the others: a search compares those of all passages, and few others. */
  whole: Int8Array;
  /** Those of questions and sentences, one behind the other. */
  parts: Int8Array;
  /** 1 divided by the length of each vector, that of the whole passage first. */
  scales: Float32Array;
  /** How many of the parts, from the first on, are of questions. */
  questions: number;
}
