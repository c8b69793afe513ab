/** A stretch of an answer and the sentence of a passage that it rests on. */
export interface Citation {
  passageId: string;
  quote: string;
  start: number;
  end: number;
}
