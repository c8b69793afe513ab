import type { SmallTalkIntent } from './small-talk-phrases.ts';
import type { Vibe } from './vibe.ts';

/**
 * Sentences that the engine says by itself. They state nothing about the firm. `{agent}` is the agent's name,
 * `{contact}` the address or number that the visitor has left.
 */
export type ReplyTextName =
  | SmallTalkIntent
  | 'closest'
  | 'fallback'
  | 'offer'
  | 'handoff'
  | 'contact'
  | 'injection';

export type ReplyTexts = Readonly<Record<ReplyTextName, Readonly<Record<Vibe, string>>>>;

/** A text that is the same in every vibe. */
export function same(text: string): Readonly<Record<Vibe, string>> {
  return { friendly: text, neutral: text, corporate: text };
}
