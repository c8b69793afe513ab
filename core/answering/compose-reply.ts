import { detectLanguage } from '#core/reading/detect-language.ts';
import type { EngineAnswer } from './answer-from-passages.ts';
import type { Citation } from './check-citations.ts';
import { DEFAULT_FALLBACK_REPLY } from './default-prompt.ts';
import type { ReplyTextName } from './reply-text.ts';
import { REPLY_TEXTS } from './reply-texts.ts';
import type { SmallTalkIntent } from './small-talk-phrases.ts';
import type { Vibe } from './vibe.ts';

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
  /** Which stretch of the text stands on which passage; none for what the engine says by itself. */
  citations: Citation[];
}

function say(name: ReplyTextName, vibe: Vibe, language: string | null | undefined): string {
  return (REPLY_TEXTS[language ?? 'en'] ?? REPLY_TEXTS.en)?.[name][vibe] ?? '';
}

/** What the owner wrote, or null where the default stands. */
function ownFallback(fallbackReply: string): string | null {
  const own = fallbackReply.trim();
  return own === '' || own === DEFAULT_FALLBACK_REPLY ? null : own;
}

/** The reply when nothing is known, as a model is to give it: the default in the visitor's language. */
export function fallbackFor(fallbackReply: string, vibe: Vibe, language: string): string {
  return ownFallback(fallbackReply) ?? say('fallback', vibe, language);
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
  const own = ownFallback(fallbackReply);
  if (own === null) return joinSentences(say('fallback', vibe, language), say('offer', vibe, language));
  const written = detectLanguage(own, 'en');
  return REPLY_TEXTS[written] ? joinSentences(own, say('offer', vibe, written)) : own;
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
  let text = answer.outcome === 'hedged' ? say('closest', vibe, language) : '';
  const citations: Citation[] = [];
  for (const sentence of answer.sentences) {
    text += joinerAfter(text);
    const start = text.length;
    text += sentence.text;
    citations.push({ passageId: sentence.passageId, quote: sentence.text, start, end: text.length });
  }
  if (answer.outcome === 'hedged') text += `${joinerAfter(text)}${say('offer', vibe, language)}`;
  return { text, citations };
}

/** What is answered to small talk. */
export function composeSmallTalk(
  intent: SmallTalkIntent,
  vibe: Vibe,
  agentName: string,
  language: string | null = null,
): string {
  return say(intent, vibe, language).replace('{agent}', () => agentName);
}

/** What is answered to a wish for a person, and to an attempt to give the agent other orders. */
export function composeNotice(
  notice: 'handoff' | 'injection',
  vibe: Vibe,
  language: string | null = null,
): string {
  return say(notice, vibe, language);
}

/** What is answered to a visitor who has left an address or a number. */
export function composeContactReply(contact: string, vibe: Vibe, language: string | null = null): string {
  return say('contact', vibe, language).replace('{contact}', () => contact);
}
