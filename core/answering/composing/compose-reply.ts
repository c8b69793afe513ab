import type { Citation } from '#core/answering/citing/check-citations.ts';
import type { EngineAnswer } from '#core/answering/deciding/engine-answer.ts';
import type { Vibe } from '#core/answering/vibe.ts';
import { detectLanguage } from '#core/reading/text/detect-language.ts';
import { pickReplyText } from './pick-reply-text.ts';
import { readOwnFallback } from './read-own-fallback.ts';
import { REPLY_TEXTS } from './reply-texts/reply-texts.ts';

export interface ReplyInput {
  answer: EngineAnswer;
  vibe: Vibe;
  /** The owner's reply when nothing is known. */
  fallbackReply: string;
  /** BCP 47 primary tag of the visitor's words; English when none of ours is written in it. */
  language?: string;
}

export interface ComposedReply {
  text: string;
  /** Which part of the text comes from which passage; none for what the engine says by itself. */
  citations: Citation[];
}

/** Chinese and Japanese set no space after a full stop; what is no sentence (a list item, a row) gets its own line. */
function joinerAfter(text: string): string {
  if (text === '' || /[。！？：]["”’」』）]?$/u.test(text)) return '';
  return /[.!?…:;؟।]["'”’»)\]]*$/u.test(text) ? ' ' : '\n';
}

/**
 * The default reply is said in the visitor's language. What the owner wrote stays as it is, and the offer is made in
 * its language, so that no reply mixes two; in a language that we do not write it is left out.
 */
function decline(fallbackReply: string, vibe: Vibe, language: string | undefined): string {
  const own = readOwnFallback(fallbackReply);
  if (own === null)
    return joinSentences(pickReplyText('fallback', vibe, language), pickReplyText('offer', vibe, language));
  const written = detectLanguage(own, 'en');
  return REPLY_TEXTS[written] ? joinSentences(own, pickReplyText('offer', vibe, written)) : own;
}

function joinSentences(first: string, second: string): string {
  return `${first}${joinerAfter(first) === '' ? '' : ' '}${second}`;
}

/**
 * The visitor's text of an engine's answer. Answered: the sentences of the sources alone. Hedged: said to be the
 * closest, with the offer of a person. Declined: the fallback reply and the same offer. Adds no facts.
 */
export function composeReply({ answer, vibe, fallbackReply, language }: ReplyInput): ComposedReply {
  if (answer.outcome === 'declined' || answer.sentences.length === 0) {
    return { text: decline(fallbackReply, vibe, language), citations: [] };
  }
  let text = answer.outcome === 'hedged' ? pickReplyText('closest', vibe, language) : '';
  const citations: Citation[] = [];
  for (const sentence of answer.sentences) {
    text += joinerAfter(text);
    const start = text.length;
    text += sentence.text;
    citations.push({ passageId: sentence.passageId, quote: sentence.text, start, end: text.length });
  }
  if (answer.outcome === 'hedged') text += `${joinerAfter(text)}${pickReplyText('offer', vibe, language)}`;
  return { text, citations };
}
