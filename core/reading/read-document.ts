/**
 * What a reader makes of a page or file, before it is cut into passages. Blocks are in source order, but for what is
 * around the main text of a page: that comes last.
 */
export interface ReadDocument {
  title: string;
  /** BCP 47 primary tag that the source declares ("en", "de"), or null when it says nothing. */
  language: string | null;
  blocks: Block[];
}

export type Block = BlockContent & {
  /** It is around the main text of a page: read, but not what the page is about. */
  isBeside?: true;
};

export type BlockContent =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'list-item' | 'code'; text: string }
  /** One row of a table with its column names; both arrays have the same length. */
  | { kind: 'table-row'; columns: string[]; cells: string[] }
  /** A question with its approved answer, found as a pair in the source or written by the owner. */
  | { kind: 'question'; question: string; alternatives: string[]; answer: string };
