import type { Vibe } from '#core/answering/vibe.ts';
import { composeContactReply } from './compose-contact-reply.ts';
import { composeNotice } from './compose-notice.ts';
import { pickReplyText } from './pick-reply-text.ts';

/**
 * The reply to a human request. Where the visitor has left an email address or a phone number in this conversation, it
 * says so and names it, so that nothing is asked twice.
 */
export function composeHandoffReply(
  contact: { email: string | null; phone: string | null } | null,
  vibe: Vibe,
  language: string | null = null,
): string {
  const { email = null, phone = null } = contact ?? {};
  if (email !== null) return pickReplyText('known-address', vibe, language).replace('{contact}', () => email);
  if (phone !== null) return composeContactReply(phone, vibe, language);
  return composeNotice('handoff', vibe, language);
}
