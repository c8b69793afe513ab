import type { Block } from '#core/reading/read-document.ts';
import type { Controlled } from './controlled.ts';
import type { Within } from './create-look-within.ts';
import type { HtmlElement } from './html-node.ts';

export type TextBlock = Extract<Block, { kind: 'paragraph' | 'list-item' | 'code' }>;

/** What is known on the way through a page, and what has been read of it. */
export interface Walker {
  blocks: Block[];
  /** Paragraphs that are runs of links. */
  menus: TextBlock[];
  /** Text of the block being read, piece by piece, and its last characters: one text that grows is copied for each look at its end. */
  pieces: string[];
  end: string;
  /** Links in it, and how many letters of it they hold. */
  links: { count: number; length: number };
  kind: 'paragraph' | 'list-item';
  /** Level of the last heading. */
  level: number;
  options: {
    /** Word processors mark no header cells, so for their files the first row counts as the header. */
    firstRowIsHeader?: boolean;
    /** A box in a printed document is a statement, not a control, wherever it is. */
    boxesTell?: boolean;
  };
  controlled: Controlled;
  lookWithin(element: HtmlElement): Within;
  isInForm: boolean;
  /** Within what is around the main text. */
  isBeside: boolean;
  /** In a list or a cell a picture may replace a word. */
  place: 'text' | 'item' | 'cell';
}
