import type { Value } from './reading/read-values.ts';

/** A passage with what is needed to check sentences against it. */
export interface SourcePassage {
  id: string;
  text: string;
  title: string;
  headingPath: readonly string[];
  question: string | null;
  language: string;
  sentenceOffsets: readonly number[];
  /** An action returned it for this question, so a figure alone is about what was asked. */
  isForQuestion?: true;
}

/** One statement of a passage: a sentence, or the part of one that has a figure of its own. */
export interface Statement {
  passage: SourcePassage;
  /** Whether its passage also gives orders to the assistant: then it supports only what can be compared. */
  isBesideOrder: boolean;
  /** The whole sentence that it is in, as it is quoted. */
  sentence: string;
  text: string;
  /** The sentence itself, for a clause whose figures are in several of its parts. */
  isWhole: boolean;
  values: readonly Value[];
  /** Stems of its words. */
  terms: ReadonlySet<string>;
  /** Stems of the headings, the title and the question above it. */
  above: ReadonlySet<string>;
  /** Stems of the sentence before it and of the earlier parts of its own sentence, which it may refer to. */
  before: ReadonlySet<string>;
  textBefore: string;
  /** Words of all of these in lower case, unstemmed: for names. */
  words: ReadonlySet<string>;
}
