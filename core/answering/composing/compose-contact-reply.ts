import type { Vibe } from '#core/answering/vibe.ts';
import { pickReplyText } from './pick-reply-text.ts';

/** What is answered to a visitor who has left an address or a number. */
export function composeContactReply(contact: string, vibe: Vibe, language: string | null = null): string {
  return pickReplyText('contact', vibe, language).replace('{contact}', () => contact);
}
