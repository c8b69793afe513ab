export type Outcome = 'answered' | 'hedged' | 'declined';

/** A sentence of the reply and where it comes from: `text` is `passage.text.slice(start, end)`. */
export interface AnswerSentence {
  text: string;
  passageId: string;
  start: number;
  end: number;
}

export interface EngineAnswer {
  outcome: Outcome;
  /** 0 to 1; below `hedged` it is declined. */
  confidence: number;
  /** Empty when declined. */
  sentences: AnswerSentence[];
}
