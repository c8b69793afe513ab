import type { Letter } from '#core/letters/letter.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import type { MailAddress } from '#server/ports/mailer.ts';
import { mail } from './mail.table.ts';
import { sendingOf } from './send-job.ts';

interface LetterToQueue {
  to: MailAddress;
  letter: Letter;
  /** When its links run out: after that it is not sent any more. */
  usefulUntil?: Date;
}

/**
 * Gives a letter to the post and answers its id. In a transaction (`services.db`), the letter goes out if and only if that
 * commits; then it is sent at least once, with attempts over a day while the mail server does not take it.
 */
export async function queueLetter(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  { to, letter, usefulUntil }: LetterToQueue,
): Promise<string> {
  const id = createId('mail');
  await services.db.insert(mail).values({
    id,
    kind: letter.kind,
    toAddress: to.address,
    toName: to.name ?? '',
    letter,
    usefulUntil: usefulUntil ?? null,
    createdAt: services.clock.now(),
  });
  await services.jobs.addJob(services.db, sendingOf(id, 0));
  return id;
}
