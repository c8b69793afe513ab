/** What a question asks for. */
export type AskedFor =
  /** Messages that match, the best first. */
  | 'find'
  | 'count'
  | 'first'
  | 'last'
  /** Who wrote such messages most. */
  | 'who'
  /** First and last time of such messages. */
  | 'when';

/** A question as a query: all that is not null must apply. */
export interface ArchiveQuestion {
  asksFor: AskedFor;
  /** Words that must be in the text; empty for all messages. */
  words: string;
  /** Those without which it is asked again where nothing has all of them; null where all must be there. */
  fewerWords?: string | null;
  /** An exact part of the text, where the question has one in quotation marks. */
  phrase: string | null;
  /** Ids of people who wrote it; empty for anybody. */
  personIds: string[];
  kind: 'media' | 'call' | 'text' | null;
  /** Days of the zone, as `2024-03-05`, the first included and the last not. */
  from: string | null;
  to: string | null;
}
