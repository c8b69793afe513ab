import type { Vibe } from '#core/answering/vibe.ts';
import { pickReplyText } from './pick-reply-text.ts';
import { readOwnFallback } from './read-own-fallback.ts';

/** The reply when nothing is known, as a model is to give it: the default in the visitor's language. */
export function chooseFallbackReply(fallbackReply: string, vibe: Vibe, language: string): string {
  return readOwnFallback(fallbackReply) ?? pickReplyText('fallback', vibe, language);
}
