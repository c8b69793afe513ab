export type Outcome = 'answered' | 'hedged' | 'declined';

/** A sentence of the reply and where it comes from: `text` is `passage.text.slice(start, end)`. */
export interface AnswerSentence {
  text: string;
  passageId: string;
  start: number;
  end: number;
  /** BCP 47 primary tag of the passage. */
  language: string;
}

export interface EngineAnswer {
  outcome: Outcome;
  /** 0 to 1; below `hedged` it is declined. */
  confidence: number;
  /** Empty when declined. */
  sentences: AnswerSentence[];
  /** The sentences are an owner's own answer, shown exactly as it was written. */
  isApproved?: boolean;
  /** The stored question that the sentences answer, where another one was asked: without it a "Yes." says yes to that. */
  answers?: string;
  /** What the sentences answer to a yes-or-no question, where they settle it. */
  verdict?: 'yes' | 'no';
  /** Names of the question that the sources contain nowhere; only when it is declined for them. */
  unknown?: readonly string[];
  /** What the nearest passages are about, by their headings; only together with `unknown`. */
  known?: readonly string[];
}
