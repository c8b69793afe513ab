/** A passage as it is stored in its row and held in the agent's index. */
export interface Passage {
  id: string;
  /** The page, file or text it was cut from: the "parent" of the ranking. */
  documentId: string;
  /** Title of that document. */
  title: string;
  /** Headings above the passage, outermost first. */
  headingPath: string[];
  /** Approved question of a question-and-answer passage, else null. Alternatives are joined by a line break. */
  question: string | null;
  /** Questions that a language model wrote for it, which help to find it and are never shown as its own; none when absent. */
  written?: readonly string[];
  /** Owner-written question and answer outranks all else. */
  isApproved: boolean;
  /** It is around the main text of its page, and ranks after it. */
  isBeside?: boolean;
  text: string;
  language: string;
  /** Start offset of each sentence in `text`, ascending, first is 0. */
  sentenceOffsets: number[];
  /** Stems of `text` in order, stop words included: made once when the passage is stored. */
  terms: string[];
}
