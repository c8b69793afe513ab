import type { CutReason } from '#contract/conversations/conversations.ts';
import { countUnfinished } from '#core/answering/citing/count-unfinished.ts';
import { stripCitationMarkers } from '#core/answering/citing/strip-citation-markers.ts';
import { plainText } from '#core/language/plain-text.ts';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';
import { createRepeatFinder } from './create-repeat-finder.ts';
import { createShownText, type VerifiedSentence } from './create-shown-text.ts';
import type { SourcePassage } from './statement.ts';
import { type Verdict, verifySentence } from './verify-sentence.ts';

export interface CutSentence {
  text: string;
  reason: CutReason;
}

export interface VerifiedStream {
  /** Adds a piece of the model's answer. Returns what may be shown now: nothing in the middle of a sentence. */
  push(delta: string): string;
  /**
   * Ends the answer. Returns what may be shown of the rest.
   * @param isWhole whether the model had said all it wanted: what it was cut off in is not shown
   */
  end(isWhole?: boolean): string;
  /** Adds a passage that later sentences may use: a result that came while the answer was written. */
  learn(passage: SourcePassage): void;
  readonly text: string;
  readonly shown: readonly VerifiedSentence[];
  readonly cut: readonly CutSentence[];
  /** Whether the model said that it knows no answer. */
  readonly isDeclined: boolean;
}

export interface VerifiedStreamOptions {
  passages: readonly SourcePassage[];
  /** Addresses of their pages. */
  urls: readonly string[];
  /** The visitor's language; the passages' own are allowed too. */
  language: string;
  /** What the model was asked to say when it knows no answer. */
  fallbackReply: string;
}

/** A sentence that does not end is judged at this length. */
const LONGEST_HELD = 700;
/** Nobody writes a longer sentence, and comparing one takes longer the longer it is. */
const LONGEST_JUDGED = 3_000;
const ENDS = /[.!?…。！？｡؟।\n][^\n]*\S|\n/u;
const YES_OR_NO =
  /^(?:(yes|ja|sí|oui|sì|sim|evet|да|是的|はい|네)|no|nein|non|não|nee|hayır|нет|不|いいえ|아니요)[.!,]*$/iu;

/**
 * Holds back each sentence of a model's answer until it is whole, checks it against the passages, and passes on only
 * what they support. `text` is everything that was passed on, `shown` tells which part comes from which passage,
 * `cut` what was left out and why.
 */
export function createVerifiedStream(options: VerifiedStreamOptions): VerifiedStream {
  const { language } = options;
  let held = '';
  let isDeclined = false;
  let isCutOff = false;
  let isBehindCut = false;
  const shown = createShownText();
  const cut: CutSentence[] = [];
  const isRepeated = createRepeatFinder();
  const passages = [...options.passages];
  const verify = createVerifier({ ...options, passages });
  const fallback = plainText(options.fallbackReply);

  const leaveOut = (text: string, reason: CutReason): string => {
    shown.skip();
    cut.push({ text, reason });
    return '';
  };

  const judge = (raw: string, next: string): string => {
    const sentence = stripCitationMarkers(raw).text.trim();
    if (sentence === '') return '';
    if (sentence.length > LONGEST_JUDGED) return leaveOut(sentence, 'unsupported');
    const plain = plainText(sentence);
    if (plain !== '' && fallback.includes(plain) && plain.length > SHORTEST_FALLBACK) {
      isDeclined = true;
      return '';
    }
    if (isRepeated(sentence, plain)) return leaveOut(sentence, 'repeated');
    if (next === '' && isUnfinished(sentence, isCutOff)) return leaveOut(sentence, 'unsupported');
    // What "they" are was said in a sentence that nobody saw.
    if (isBehindCut && POINTS_BACK.test(sentence)) return leaveOut(sentence, 'unsupported');
    const verdict = verify(sentence, listCited(raw, next));
    isBehindCut = verdict.kind === 'cut';
    // A bare yes or no says something after all, which nothing here can check.
    if (verdict.kind === 'filler' && !YES_OR_NO.test(sentence)) shown.hold(sentence);
    if (verdict.kind === 'cut') return leaveOut(sentence, verdict.reason);
    if (verdict.kind !== 'supported') return '';
    if (!isHeading(raw)) return shown.add(sentence, verdict.sources);
    return shown.addHeading(sentence, verdict.sources);
  };

  const release = (isEnd: boolean): string => {
    const ready = isEnd ? held : held.slice(0, held.length - countUnfinished(held));
    const offsets = splitSentences(ready, language);
    const whole = isEnd || ready.length > LONGEST_HELD ? offsets.length : offsets.length - 1;
    let released = '';
    for (let at = 0; at < whole; at += 1) {
      const next = offsets[at + 1] === undefined ? '' : ready.slice(offsets[at + 1], offsets[at + 2]);
      const raw = ready.slice(offsets[at], offsets[at + 1]);
      released += judge(raw, next);
      shown.part(raw.slice(raw.trimEnd().length));
    }
    held = whole === offsets.length ? held.slice(ready.length) : held.slice(offsets[whole] as number);
    return released;
  };

  return {
    push(delta) {
      held += delta;
      // Blanks end nothing by themselves: the next sentence has to begin.
      if (delta.trim() === '' && held.length <= LONGEST_HELD) return '';
      return ENDS.test(held) || held.length > LONGEST_HELD ? release(false) : '';
    },
    end(isWhole = true) {
      isCutOff = !isWhole;
      return release(true) + shown.end();
    },
    learn: (passage) => void passages.push(passage),
    get text() {
      return shown.text;
    },
    shown: shown.sentences,
    cut,
    get isDeclined() {
      return isDeclined;
    },
  };
}

const SHORTEST_FALLBACK = 12;
const POINTS_BACK =
  /^(?:it|its|they|their|he|his|she|her|these|those|this|er|sie|es|diese[rs]?|ils?|elles?|ell[oa]s?|él|ella|est[aeo]s?)(?!\p{L})/iu;

/** "Delivery to Ireland" on a line of its own: what it says is said by what follows, if that may be shown. */
const HEADING = /^(?!(?:[-•–]|[*] |\d{1,2}[.)]\s))[^\p{N}\n]*[^\p{N}\n.!?…。！？｡؟।,;)]$/u;
/** "The crown is made from a". */
const ENDS_OPEN = /(?<!\p{L})(?:an?|the|of|to|from|and|or|with|for|your|our|is|are)$/iu;
const CLOSED = /[.!?…。！？｡؟।:)\]"”»]$/u;
const isUnfinished = (sentence: string, isCutOff: boolean) =>
  isCutOff ? !CLOSED.test(sentence) : ENDS_OPEN.test(sentence);
const isHeading = (raw: string) => raw.slice(raw.trimEnd().length).includes('\n') && HEADING.test(raw.trim());

function createVerifier({ passages, urls, language }: VerifiedStreamOptions) {
  return (sentence: string, numbers: readonly number[]): Verdict => {
    const languages = [...new Set([language, ...passages.map((passage) => passage.language)])];
    const cited = numbers.flatMap((number) => passages[number - 1]?.id ?? []);
    return verifySentence({ sentence, cited, passages, urls, languages });
  };
}

/** Numbers of the markers in a sentence, and of those behind its full stop, with which the next one begins. */
function listCited(raw: string, next: string): number[] {
  const isLeading = (text: string, at: number) => text.slice(0, at).trim() === '';
  const own = stripCitationMarkers(raw);
  const following = stripCitationMarkers(next);
  return [
    ...own.markers.filter(({ at }) => !isLeading(own.text, at)),
    ...following.markers.filter(({ at }) => isLeading(following.text, at)),
  ].flatMap(({ numbers }) => numbers);
}
