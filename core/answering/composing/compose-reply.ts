import type { Citation } from '#core/answering/citing/citation.ts';
import type { EngineAnswer } from '#core/answering/deciding/engine-answer.ts';
import type { Vibe } from '#core/answering/vibe.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { pickReplyText } from './pick-reply-text.ts';
import { readOwnFallback } from './read-own-fallback.ts';
import { REPLY_TEXTS } from './reply-texts/reply-texts.ts';
import { sayRow } from './say-row.ts';

export interface ReplyInput {
  answer: EngineAnswer;
  /** What was asked, so that of a table's row only that is said. */
  question?: string;
  vibe: Vibe;
  /** The owner's reply when nothing is known. */
  fallbackReply: string;
  /** BCP 47 primary tag of the visitor's words; English when none of ours is written in it. */
  language?: string;
  /** Whether a person is offered with what is not sure; true when left out. */
  isOffering?: boolean;
}

export interface ComposedReply {
  text: string;
  /** Which part of the text comes from which passage; none for what the engine says by itself. */
  citations: Citation[];
}

/** So many rows of a table are said as sentences. */
const MOST_SAID = 2;

/** Chinese and Japanese set no space after a full stop; what is no sentence (a list item, a row) gets its own line. */
function joinerAfter(text: string): string {
  if (text === '' || /[。！？：]["”’」』）]?$/u.test(text)) return '';
  return /[.!?…:;؟।]["'”’»)\]]*$/u.test(text) ? ' ' : '\n';
}

/**
 * The default reply is in the visitor's language. An owner's own reply stays as it was written, and the offer follows
 * in the same language, so that no reply mixes two; in a language that we do not write, the offer is left out.
 */
function decline({ fallbackReply, vibe, language, isOffering = true }: ReplyInput): string {
  const offerIn = (written: string | undefined) => (isOffering ? pickReplyText('offer', vibe, written) : '');
  const own = readOwnFallback(fallbackReply);
  if (own === null) return joinSentences(pickReplyText('fallback', vibe, language), offerIn(language));
  const written = detectLanguage(own, 'en');
  return REPLY_TEXTS[written] ? joinSentences(own, offerIn(written)) : own;
}

/** The default reply, which also names what is not known and what is; an owner's own reply stays as it was written. */
function declineUnknown(input: ReplyInput, names: readonly string[]): string {
  const { answer, vibe, fallbackReply, language, isOffering = true } = input;
  const own = readOwnFallback(fallbackReply);
  if (own !== null) return decline(input);
  const known = answer.known ?? [];
  const lines = [
    pickReplyText('fallback', vibe, language),
    pickReplyText('unknown', vibe, language).replace('{names}', () => names.join(', ')),
    known.length === 0
      ? ''
      : pickReplyText('known', vibe, language).replace('{topics}', () => known.join(', ')),
    isOffering ? pickReplyText('offer', vibe, language) : '',
  ];
  return lines.filter((line) => line !== '').reduce(joinSentences);
}

function joinSentences(first: string, second: string): string {
  return second === '' ? first : `${first}${joinerAfter(first) === '' ? '' : ' '}${second}`;
}

function openingOf({ verdict }: EngineAnswer): string {
  if (verdict === undefined) return '';
  return verdict === 'yes' ? 'Yes.' : 'No.';
}

/**
 * The reply that a visitor reads. Answered: only sentences of the sources, after a yes or no where they settle it; a
 * row of a table becomes a sentence. Hedged: the closest passage, marked as such and after the question that it
 * answers, with the offer of a person.
 * Declined: the fallback reply with the same offer. Adds no facts.
 */
export function composeReply(input: ReplyInput): ComposedReply {
  const { answer, vibe, language, question = '', isOffering = true } = input;
  if (answer.outcome === 'declined' || answer.sentences.length === 0) {
    const isNamed = answer.unknown !== undefined && answer.unknown.length > 0;
    const text = isNamed ? declineUnknown(input, answer.unknown ?? []) : decline(input);
    return { text, citations: [] };
  }
  let text = answer.outcome === 'hedged' ? pickReplyText('closest', vibe, language) : openingOf(answer);
  if (answer.answers !== undefined) text += `${joinerAfter(text)}${answer.answers}`;
  const citations: Citation[] = [];
  // The rows of a whole table stay a table.
  const isTable = answer.sentences.length > MOST_SAID;
  for (const sentence of answer.sentences) {
    text += joinerAfter(text);
    const start = text.length;
    text += isTable || answer.isApproved ? sentence.text : sayRow(sentence.text, sentence.language, question);
    citations.push({ passageId: sentence.passageId, quote: sentence.text, start, end: text.length });
  }
  if (answer.outcome === 'hedged' && isOffering)
    text += `${joinerAfter(text)}${pickReplyText('offer', vibe, language)}`;
  return { text, citations };
}
