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
  /**
   * Holds back a heading until it is known whether anything below it may be shown. Returns what was added to the text:
   * a heading that is still held, if nothing below it was left out.
   */
  addHeading(heading: string, sources: VerifiedSource[]): string;
  /** Returns what is added at the end: a heading that is still held, if nothing below it was left out. */
  end(): string;
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
  let heading: { text: string; sources: VerifiedSource[]; gap: string; isDoubtful: boolean } | null = null;
  const sentences: VerifiedSentence[] = [];

  const append = (sentence: string, sources: VerifiedSource[], before: string): string => {
    const lead = `${text === '' ? '' : before}${opening}${mark}`;
    const start = text.length + lead.length;
    text += `${lead}${sentence}`;
    sentences.push({ text: sentence, sources, start, end: text.length });
    opening = '';
    mark = '';
    return `${lead}${sentence}`;
  };
  const release = (): string => {
    const held = heading;
    heading = null;
    return held === null ? '' : append(held.text, held.sources, held.gap);
  };
  const releaseUnlessDoubtful = () => {
    if (heading?.isDoubtful === true) heading = null;
    return release();
  };
  return {
    get text() {
      return text;
    },
    sentences,
    add(sentence, sources) {
      const added = release() + append(sentence, sources, gap);
      gap = '';
      return added;
    },
    addHeading(of, sources) {
      const before = heading?.isDoubtful === true ? heading.gap : gap;
      const released = releaseUnlessDoubtful();
      heading = { text: of, sources, gap: before, isDoubtful: false };
      gap = '';
      return released;
    },
    end: releaseUnlessDoubtful,
    hold(filler) {
      if (LIST_MARK.test(filler)) mark = `${filler} `;
      else if (sentences.length === 0) opening += `${filler} `;
    },
    skip() {
      mark = '';
      if (heading !== null) heading.isDoubtful = true;
    },
    part(blanks) {
      const lines = blanks.match(/\n/gu)?.length ?? 0;
      if (lines > 0) gap = '\n'.repeat(Math.min(2, lines));
      else if (gap === '' && blanks !== '') gap = ' ';
    },
  };
}
