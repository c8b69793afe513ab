import { and, eq } from 'drizzle-orm';
import { composeLetter } from '#core/letters/compose-letter.ts';
import { renderLetterHtml } from '#core/letters/render-letter-html.ts';
import { renderLetterText } from '#core/letters/render-letter-text.ts';
import { baseUrl } from '#server/config.ts';
import { type Services, withTransaction } from '#server/context.ts';
import { MailError, type OutgoingMail } from '#server/ports/mailer.ts';
import { type MailRow, mail } from './mail.table.ts';
import { isLastAttempt, type SendJob, sendingOf } from './send-job.ts';

const outdated = 'It was not sent while its links worked.';
const givenUp = 'Something went wrong on our side.';

/** Makes one attempt to send a letter, and writes down how it ended or when the next one is. */
export async function sendLetter(
  services: Services,
  { mailId, attempt }: SendJob,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await services.db
    .select()
    .from(mail)
    .where(and(eq(mail.id, mailId), eq(mail.status, 'queued'), eq(mail.attempts, attempt)));
  if (row === undefined || row.letter === null) return;
  if (row.usefulUntil !== null && row.usefulUntil <= services.clock.now()) {
    await end(services, row, 'failed', outdated);
    return;
  }
  try {
    await services.mailer.sendMail(outgoingOf(services, row, row.letter), signal);
  } catch (error) {
    if (!MailError.isInstance(error)) throw error;
    services.log.warn({ err: error, mailId, kind: row.kind, attempt: attempt + 1 }, 'a letter was not taken');
    if (error.kind === 'permanent' || isLastAttempt(attempt))
      await end(services, row, 'failed', error.message);
    else await tryLater(services, row, error.message);
    return;
  }
  await end(services, row, 'sent', null);
}

/** When a letter cannot even be attempted, it is not left waiting for ever. */
export async function giveUpLetter(services: Services, { mailId }: SendJob): Promise<void> {
  const [row] = await services.db
    .select()
    .from(mail)
    .where(and(eq(mail.id, mailId), eq(mail.status, 'queued')));
  if (row !== undefined) await end(services, row, 'failed', givenUp);
}

function outgoingOf(services: Services, row: MailRow, letter: NonNullable<MailRow['letter']>): OutgoingMail {
  const content = composeLetter(letter);
  return {
    to: { name: row.toName, address: row.toAddress },
    ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
    subject: content.subject,
    text: renderLetterText(content),
    html: renderLetterHtml(content),
    messageId: `${row.id}@${new URL(baseUrl(services.config)).hostname.replaceAll(/[^\w.-]/g, '')}`,
    // Keeps mailboxes from answering by themselves (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

async function end(
  services: Services,
  row: MailRow,
  status: 'sent' | 'failed',
  error: string | null,
): Promise<void> {
  await services.db
    .update(mail)
    .set({ status, error, letter: null, attempts: row.attempts + 1, endedAt: services.clock.now() })
    .where(eq(mail.id, row.id));
}

function tryLater(services: Services, row: MailRow, error: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const attempts = row.attempts + 1;
    await services.db.update(mail).set({ attempts, error }).where(eq(mail.id, row.id));
    await services.jobs.addJob(services.db, sendingOf(row.id, attempts));
  });
}
