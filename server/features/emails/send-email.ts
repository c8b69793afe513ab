import { and, eq } from 'drizzle-orm';
import { composeEmail } from '#core/emails/compose-email.ts';
import { ourEmailBrand } from '#core/emails/our-email-brand.ts';
import { renderEmailHtml } from '#core/emails/render-email-html.ts';
import { renderEmailText } from '#core/emails/render-email-text.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { installationUrl } from '#server/installation-url.ts';
import { EmailError, type OutgoingEmail } from '#server/ports/mailer.ts';
import { type EmailRow, emails } from './emails.table.ts';
import { endEmail } from './end-email.ts';
import { queueAttempt } from './queue-attempt.ts';
import { attemptPauses, type SendJob } from './send-job.ts';

const expired = 'Its links expired before it could be sent.';

/** Makes one attempt to send an email, and notes how it ended or when the next one is. */
export async function sendEmail(
  services: Services,
  { emailId, attempt }: SendJob,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await services.db
    .select()
    .from(emails)
    .where(and(eq(emails.id, emailId), eq(emails.status, 'queued'), eq(emails.attempts, attempt)));
  if (row === undefined || row.email === null) return;
  if (row.usefulUntil !== null && row.usefulUntil <= services.clock.now()) {
    await endEmail(services, row, 'failed', expired);
    return;
  }
  try {
    await services.mailer.sendEmail(outgoingOf(services, row, row.email), signal);
  } catch (error) {
    if (!EmailError.isInstance(error)) throw error;
    services.log.warn({ err: error, emailId, kind: row.kind, attempt: attempt + 1 }, 'email not accepted');
    if (error.kind === 'permanent' || attempt >= attemptPauses.length)
      await endEmail(services, row, 'failed', error.message);
    else await tryLater(services, row, error.message);
    return;
  }
  await endEmail(services, row, 'sent', null);
}

function outgoingOf(
  { config }: Services,
  { id, label, toName, toAddress }: EmailRow,
  email: NonNullable<EmailRow['email']>,
): OutgoingEmail {
  const brand = label ?? ourEmailBrand;
  const content = composeEmail(email, brand);
  return {
    to: { name: toName, address: toAddress },
    ...(label === null ? {} : { from: { name: label.name, address: label.senderEmail } }),
    ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
    subject: content.subject,
    text: renderEmailText(content, brand),
    html: renderEmailHtml(content, brand),
    messageId: `${id}@${new URL(label?.origin ?? installationUrl(config)).hostname.replaceAll(/[^\w.-]/g, '')}`,
    // Stops automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function tryLater(services: Services, row: EmailRow, error: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const attempts = row.attempts + 1;
    await services.db.update(emails).set({ attempts, error }).where(eq(emails.id, row.id));
    await queueAttempt(services, row.id, attempts);
  });
}
