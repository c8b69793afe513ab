import { createHash } from 'node:crypto';
import { cutQuote } from '#core/incoming/cut-quote.ts';
import { findAutomatic } from '#core/incoming/find-automatic.ts';
import type { Services } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { isStored } from '#server/features/conversations/handling/is-stored.ts';
import { findReplyAddress } from '#server/features/reply-addresses/find-reply-address.ts';
import { installationUrl } from '#server/installation-url.ts';
import { mailFrom } from '#server/mail-from.ts';
import type { IncomingEmail, MailVerdict } from '#server/ports/incoming-mail.ts';
import { labelOfMailDomain } from '#server/white-label/label-of-mail-domain.ts';
import type { EmailedAnswer } from './emailed-answer.ts';
import { storeMemberAnswer } from './store-member-answer.ts';
import { storeVisitorAnswer } from './store-visitor-answer.ts';

const taken: MailVerdict = { kind: 'taken' };

/**
 * Handles an email that came to reply addresses: the answer goes into the conversation of each. What a machine sent is
 * taken and forgotten, so that nobody answers it. The verdict is for the sender's mail server: its sentence reaches who
 * wrote the email.
 */
export async function handleEmail(services: Services, incoming: IncomingEmail): Promise<MailVerdict> {
  const { bytes, recipients, envelopeFrom } = incoming;
  const email = await services.mailReader.readEmail(bytes, recipients[0] ?? '');
  if (email === null) return { kind: 'refused', sentence: 'This email could not be read.' };
  const automatic = findAutomatic({ ...email, envelopeFrom }, ownOf(services, recipients[0] ?? ''));
  if (automatic !== null) {
    services.log.info({ automatic }, 'an email of a machine is not taken for an answer');
    return taken;
  }
  const text = cutQuote(email.text).slice(0, longestAnswer);
  const hasFiles = email.files.length + email.refusedFiles.length > 0;
  if (text === '' && !hasFiles)
    return { kind: 'refused', sentence: 'There is no text above the quoted email.' };
  const clientId = `email:${createHash('sha256')
    .update(email.messageId ?? bytes)
    .digest('base64url')}`;
  for (const recipient of recipients) {
    const verdict = await answerTo(services, recipient, { ...email, text, clientId });
    if (verdict.kind !== 'taken') return verdict;
  }
  return taken;
}

/** By what emails of ours are known that come back: those that are answered to this address. */
function ownOf({ config, labels }: Services, recipient: string): { host: string; sender: string } {
  const label = labelOfMailDomain(labels, recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase());
  return label === null
    ? { host: new URL(installationUrl(config)).hostname, sender: mailFrom(config).address }
    : { host: label.host, sender: label.senderEmail };
}

async function answerTo(services: Services, recipient: string, answer: EmailedAnswer): Promise<MailVerdict> {
  const address = await findReplyAddress(services, recipient);
  if (address === null) return { kind: 'refused', sentence: 'There is no such address.' };
  // Its files are not kept again.
  if (await isStored(services, address.conversationId, answer.clientId)) return taken;
  try {
    return address.userId === null
      ? await storeVisitorAnswer(services, address, answer)
      : await storeMemberAnswer(services, { ...address, userId: address.userId }, answer);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const isLater = error.code === 'rate-limited' || error.code === 'unavailable';
    return { kind: isLater ? 'later' : 'refused', sentence: error.message };
  }
}

/** In characters, as the longest reply of a member. */
const longestAnswer = 5_000;
