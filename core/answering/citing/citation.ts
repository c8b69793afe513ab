/** A stretch of an answer and the sentence of a passage that supports it. */
export interface Citation {
  passageId: string;
  quote: string;
  start: number;
  end: number;
}
