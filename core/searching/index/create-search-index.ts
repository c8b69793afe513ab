import type { PassageVectors } from '#core/searching/meaning/passage-vectors.ts';
import type { OwnSynonyms } from '#core/searching/words/synonyms/create-own-synonyms.ts';
import { createPostings } from './create-postings.ts';
import { createVocabulary } from './create-vocabulary.ts';
import type { Passage } from './passage.ts';
import type { Postings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A passage as the index keeps it: its terms live in the postings. */
export type IndexedPassage = Omit<Passage, 'terms'>;

/** One passage's place in the index. Places are numbered in the order of adding and called slots. */
export interface Slot {
  passage: IndexedPassage;
  /** Distinct terms of the passage, title, headings and question; what removal has to take back. */
  terms: Uint32Array;
  textBytes: number;
  /** Null while the passage is found by words alone. */
  vectors: PassageVectors | null;
}

/** What the scoring reads of every slot it touches, in flat arrays that are longer than the count of slots. */
export interface SlotFigures {
  /** Document number, -1 where the passage has been removed. */
  document: Int32Array;
  /** Count of terms in the text with headings and title, and in the question alone. */
  length: Float32Array;
  questionLength: Float32Array;
  /** What the passage's own score counts: less for what is around the main text of a page. */
  share: Float32Array;
}

export interface IndexedDocument {
  id: string;
  slots: number[];
  length: number;
}

/** An agent's passages, searchable. Change it only through `addDocument`, `removeDocument` and `setVectors`. */
export interface SearchIndex {
  vocabulary: Vocabulary;
  /** Text with title and headings; for a question its answer and the question. */
  body: Postings;
  /** Questions alone, with the alternatives the owner wrote. */
  questions: Postings;
  /** By slot; undefined where the passage has been removed. */
  slots: (Slot | undefined)[];
  figures: SlotFigures;
  /** By document number; undefined where the document has been removed. */
  documents: (IndexedDocument | undefined)[];
  documentNumberOf: Map<string, number>;
  passageCount: number;
  totalLength: number;
  questionCount: number;
  totalQuestionLength: number;
  /** Passages of each language. */
  languages: Map<string, number>;
  textBytes: number;
  vectorBytes: number;
  /** What the owner says means the same; questions are read with it. */
  synonyms: OwnSynonyms | null;
}

/** An empty index. */
export function createSearchIndex(): SearchIndex {
  return {
    vocabulary: createVocabulary(),
    body: createPostings(),
    questions: createPostings(),
    slots: [],
    figures: {
      document: new Int32Array(256),
      length: new Float32Array(256),
      questionLength: new Float32Array(256),
      share: new Float32Array(256),
    },
    documents: [],
    documentNumberOf: new Map(),
    passageCount: 0,
    totalLength: 0,
    questionCount: 0,
    totalQuestionLength: 0,
    languages: new Map(),
    textBytes: 0,
    vectorBytes: 0,
    synonyms: null,
  };
}
