import { and, eq } from 'drizzle-orm';
import { composeLetter } from '#core/letters/compose-letter.ts';
import { renderLetterHtml } from '#core/letters/render-letter-html.ts';
import { renderLetterText } from '#core/letters/render-letter-text.ts';
import { baseUrl } from '#server/config.ts';
import { type World, withTransaction } from '#server/context.ts';
import { MailError, type OutgoingMail } from '#server/ports/mailer.ts';
import { type MailRow, mail } from './mail.table.ts';
import { isLastAttempt, type SendJob, sendingOf } from './send-job.ts';

const outdated = 'It was not sent while its links worked.';
const givenUp = 'Something went wrong on our side.';

/** Makes one attempt to send a letter, and writes down how it ended or when the next one is. */
export async function sendLetter(
  world: World,
  { mailId, attempt }: SendJob,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await world.db
    .select()
    .from(mail)
    .where(and(eq(mail.id, mailId), eq(mail.status, 'queued'), eq(mail.attempts, attempt)));
  if (row === undefined || row.letter === null) return;
  if (row.usefulUntil !== null && row.usefulUntil <= world.clock.now()) {
    await end(world, row, 'failed', outdated);
    return;
  }
  try {
    await world.mailer.sendMail(outgoingOf(world, row, row.letter), signal);
  } catch (error) {
    if (!MailError.isInstance(error)) throw error;
    world.log.warn({ err: error, mailId, kind: row.kind, attempt: attempt + 1 }, 'a letter was not taken');
    if (error.kind === 'permanent' || isLastAttempt(attempt)) await end(world, row, 'failed', error.message);
    else await tryLater(world, row, error.message);
    return;
  }
  await end(world, row, 'sent', null);
}

/** When a letter cannot even be attempted, it is not left waiting for ever. */
export async function giveUpLetter(world: World, { mailId }: SendJob): Promise<void> {
  const [row] = await world.db
    .select()
    .from(mail)
    .where(and(eq(mail.id, mailId), eq(mail.status, 'queued')));
  if (row !== undefined) await end(world, row, 'failed', givenUp);
}

function outgoingOf(world: World, row: MailRow, letter: NonNullable<MailRow['letter']>): OutgoingMail {
  const content = composeLetter(letter);
  return {
    to: { name: row.toName, address: row.toAddress },
    ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
    subject: content.subject,
    text: renderLetterText(content),
    html: renderLetterHtml(content),
    messageId: `${row.id}@${new URL(baseUrl(world.config)).hostname.replaceAll(/[^\w.-]/g, '')}`,
    // Keeps mailboxes from answering by themselves (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

async function end(
  world: World,
  row: MailRow,
  status: 'sent' | 'failed',
  error: string | null,
): Promise<void> {
  await world.db
    .update(mail)
    .set({ status, error, letter: null, attempts: row.attempts + 1, endedAt: world.clock.now() })
    .where(eq(mail.id, row.id));
}

function tryLater(world: World, row: MailRow, error: string): Promise<void> {
  return withTransaction(world, async (world) => {
    const attempts = row.attempts + 1;
    await world.db.update(mail).set({ attempts, error }).where(eq(mail.id, row.id));
    await world.jobs.addJob(world.db, sendingOf(row.id, attempts));
  });
}
