import type { SmallTalkIntent } from '#core/answering/recognising/small-talk/small-talk-intent.ts';
import type { Vibe } from '#core/answering/vibe.ts';

/**
 * Sentences that the engine says by itself. They state nothing about the firm. `{agent}` is the agent's name,
 * `{contact}` the address or number that the visitor has left, `{time}` when people answer next,
 * `{fields}` what an action needs, `{names}` what was asked about and is unknown, `{topics}` what is known instead.
 */
export type ReplyTextName =
  | SmallTalkIntent
  | 'closest'
  | 'fallback'
  | 'unknown'
  | 'known'
  | 'unanswered'
  | 'offer'
  | 'handoff'
  | 'unreachable'
  | 'booking'
  | 'action-form'
  | 'action-needs'
  | 'action-empty'
  | 'action-failed'
  | 'booking-change'
  | 'file'
  | 'contact'
  | 'known-address'
  | 'here'
  | 'away'
  | 'injection';

export type ReplyTexts = Readonly<Record<ReplyTextName, Readonly<Record<Vibe, string>>>>;
