/** How near a question and a passage are in meaning; cosines, -1 to 1. */
export interface Similarity {
  /** To the whole passage, with its title and headings. */
  passage: number;
  /** To the nearest of its questions; null where it has none. */
  question: number | null;
  /** To each of its sentences, in order; of very long passages the first ones only. */
  sentences: Float32Array;
  /**
   * What the ranking goes by: the mean of passage and nearest sentence, or three parts of a question and one of the
   * passage where that is nearer.
   */
  whole: number;
  /** `whole` above the mean of all passages of the index: some questions are near to everything. */
  aboveMean: number;
  /** Cosine of its nearest part and what firms write of such questions; 0 where that is not known. */
  expected: number;
}
