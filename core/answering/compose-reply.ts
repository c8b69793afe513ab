import type { EngineAnswer } from './answer-from-passages.ts';
import type { Citation } from './check-citations.ts';
import { REPLY_TEXTS, type ReplyTextName } from './reply-texts.ts';
import type { SmallTalkIntent } from './small-talk-phrases.ts';
import type { Vibe } from './vibe.ts';

export interface ReplyInput {
  answer: EngineAnswer;
  vibe: Vibe;
  /** The owner's reply when nothing is known. */
  fallbackReply: string;
  /** BCP 47 primary tag of the visitor's words; English when it is not one of the six that are written. */
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

/** Chinese and Japanese set no space after a full stop; what is no sentence (a list item, a row) gets its own line. */
function joinerAfter(text: string): string {
  if (text === '' || /[。！？：]["”’」』）]?$/u.test(text)) return '';
  return /[.!?…:;؟।]["'”’»)\]]*$/u.test(text) ? ' ' : '\n';
}

/**
 * The visitor's text of an engine's answer. Answered: the sentences of the sources alone. Hedged: said to be the
 * closest, with the offer of a person. Declined: the fallback reply and the same offer. Adds no facts.
 */
export function composeReply({ answer, vibe, fallbackReply, language }: ReplyInput): ComposedReply {
  const offer = say('offer', vibe, language);
  if (answer.outcome === 'declined' || answer.sentences.length === 0) {
    return { text: `${fallbackReply.trim()} ${offer}`.trim(), citations: [] };
  }
  let text = answer.outcome === 'hedged' ? say('closest', vibe, language) : '';
  const citations: Citation[] = [];
  for (const sentence of answer.sentences) {
    text += joinerAfter(text);
    const start = text.length;
    text += sentence.text;
    citations.push({ passageId: sentence.passageId, quote: sentence.text, start, end: text.length });
  }
  if (answer.outcome === 'hedged') text += `${joinerAfter(text)}${offer}`;
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
