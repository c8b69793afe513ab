import type { VerifiedSource } from './verify-sentence.ts';

export interface VerifiedSentence {
  text: string;
  sources: VerifiedSource[];
  /** The start and end of everything shown so far. */
  start: number;
  end: number;
}

export interface ShownText {
  readonly text: string;
  readonly sentences: readonly VerifiedSentence[];
  /** Adds a supported sentence, and returns what was added to the text. */
  add(sentence: string, sources: VerifiedSource[]): string;
  /**
   * Holds back text that states nothing, such as a first "Sure!" or the number of a list item, until the next
   * sentence.
   */
  hold(filler: string): void;
  /** The next sentence is left out, and with it the number before it. */
  skip(): void;
  /** Adds the white space behind a sentence, shown or not, so that list items stay on their own lines. */
  part(blanks: string): void;
}

const LIST_MARK = /^(?:\d{1,2}[.)]|[-•*–])$/u;

/** The text of an answer as supported sentences are added to it. */
export function createShownText(): ShownText {
  let text = '';
  let gap = '';
  let opening = '';
  let mark = '';
  const sentences: VerifiedSentence[] = [];
  return {
    get text() {
      return text;
    },
    sentences,
    add(sentence, sources) {
      const lead = `${text === '' ? '' : gap}${opening}${mark}`;
      const start = text.length + lead.length;
      text += `${lead}${sentence}`;
      sentences.push({ text: sentence, sources, start, end: text.length });
      gap = '';
      opening = '';
      mark = '';
      return `${lead}${sentence}`;
    },
    hold(filler) {
      if (LIST_MARK.test(filler)) mark = `${filler} `;
      else if (sentences.length === 0) opening += `${filler} `;
    },
    skip() {
      mark = '';
    },
    part(blanks) {
      const lines = blanks.match(/\n/gu)?.length ?? 0;
      if (lines > 0) gap = '\n'.repeat(Math.min(2, lines));
      else if (gap === '' && blanks !== '') gap = ' ';
    },
  };
}
