import { and, eq } from 'drizzle-orm';
import { composeEmail } from '#core/emails/compose-email.ts';
import { renderEmailHtml } from '#core/emails/render-email-html.ts';
import { renderEmailText } from '#core/emails/render-email-text.ts';
import { baseUrl } from '#server/config.ts';
import { type Services, withTransaction } from '#server/context.ts';
import { EmailError, type OutgoingEmail } from '#server/ports/mailer.ts';
import { type EmailRow, emails } from './emails.table.ts';
import { isLastAttempt, type SendJob, sendingOf } from './send-job.ts';

const outdated = 'It was not sent while its links worked.';
const givenUp = 'Something went wrong on our side.';

/** Makes one attempt to send an email, and writes down how it ended or when the next one is. */
export async function sendEmail(
  services: Services,
  { mailId, attempt }: SendJob,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await services.db
    .select()
    .from(emails)
    .where(and(eq(emails.id, mailId), eq(emails.status, 'queued'), eq(emails.attempts, attempt)));
  if (row === undefined || row.email === null) return;
  if (row.usefulUntil !== null && row.usefulUntil <= services.clock.now()) {
    await end(services, row, 'failed', outdated);
    return;
  }
  try {
    await services.mailer.sendEmail(outgoingOf(services, row, row.email), signal);
  } catch (error) {
    if (!EmailError.isInstance(error)) throw error;
    services.log.warn({ err: error, mailId, kind: row.kind, attempt: attempt + 1 }, 'an email was not taken');
    if (error.kind === 'permanent' || isLastAttempt(attempt))
      await end(services, row, 'failed', error.message);
    else await tryLater(services, row, error.message);
    return;
  }
  await end(services, row, 'sent', null);
}

/** When an email cannot even be attempted, it is not left waiting for ever. */
export async function giveUpEmail(services: Services, { mailId }: SendJob): Promise<void> {
  const [row] = await services.db
    .select()
    .from(emails)
    .where(and(eq(emails.id, mailId), eq(emails.status, 'queued')));
  if (row !== undefined) await end(services, row, 'failed', givenUp);
}

function outgoingOf(services: Services, row: EmailRow, email: NonNullable<EmailRow['email']>): OutgoingEmail {
  const content = composeEmail(email);
  return {
    to: { name: row.toName, address: row.toAddress },
    ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
    subject: content.subject,
    text: renderEmailText(content),
    html: renderEmailHtml(content),
    messageId: `${row.id}@${new URL(baseUrl(services.config)).hostname.replaceAll(/[^\w.-]/g, '')}`,
    // Keeps mailboxes from answering by themselves (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

async function end(
  services: Services,
  row: EmailRow,
  status: 'sent' | 'failed',
  error: string | null,
): Promise<void> {
  await services.db
    .update(emails)
    .set({ status, error, email: null, attempts: row.attempts + 1, endedAt: services.clock.now() })
    .where(eq(emails.id, row.id));
}

function tryLater(services: Services, row: EmailRow, error: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const attempts = row.attempts + 1;
    await services.db.update(emails).set({ attempts, error }).where(eq(emails.id, row.id));
    await services.jobs.addJob(services.db, sendingOf(row.id, attempts));
  });
}
