import { readEnvelope } from '#core/incoming/read-envelope.ts';
import type { Services } from '#server/context.ts';
import { isReplyAddress } from '#server/features/reply-addresses/is-reply-address.ts';
import type { MailVerdict } from '#server/ports/incoming-mail.ts';
import { checkRecipient } from './check-recipient.ts';
import { handleEmail } from './handle-email.ts';

/** As many as the listener takes. */
const mostRecipients = 5;
/** Emails have a few kilobytes of headers. */
const longestHead = 262_144;

/** Handles an email that a mail service has posted, as the listener does with one by SMTP. Its headers say whom it is for. */
export async function handlePostedEmail(services: Services, bytes: Buffer): Promise<MailVerdict> {
  const { recipients, envelopeFrom } = readEnvelope(bytes.toString('latin1', 0, longestHead));
  const known: string[] = [];
  let verdict: MailVerdict = { kind: 'refused', sentence: 'There is no such address.' };
  const asked = recipients.filter((address) => isReplyAddress(services, address)).slice(0, mostRecipients);
  for (const address of asked) {
    const answer = await checkRecipient(services, address);
    if (answer.kind === 'taken') known.push(address);
    else verdict = answer;
  }
  return known.length === 0 ? verdict : handleEmail(services, { bytes, recipients: known, envelopeFrom });
}
