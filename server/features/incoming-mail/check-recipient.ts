import type { Services } from '#server/context.ts';
import { findReplyAddress } from '#server/features/reply-addresses/find-reply-address.ts';
import type { MailVerdict } from '#server/ports/incoming-mail.ts';

/** Whether an email may come to this address: one that was made for a conversation, not too often within an hour. */
export async function checkRecipient(services: Services, address: string): Promise<MailVerdict> {
  const found = await findReplyAddress(services, address);
  if (found === null) return { kind: 'refused', sentence: 'There is no such address.' };
  const isAllowed = await services.rateLimiter.allows('email-to-conversation', found.conversationId);
  return isAllowed
    ? { kind: 'taken' }
    : { kind: 'later', sentence: 'Many emails came to this conversation. Please try again in an hour.' };
}
