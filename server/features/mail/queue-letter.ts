import type { Letter } from '#core/letters/letter.ts';
import type { World } from '#server/context.ts';
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
 * Gives a letter to the post and answers its id. In a transaction (`world.db`), the letter goes out if and only if that
 * commits; then it is sent at least once, with attempts over a day while the mail server does not take it.
 */
export async function queueLetter(
  world: Pick<World, 'db' | 'jobs' | 'clock'>,
  { to, letter, usefulUntil }: LetterToQueue,
): Promise<string> {
  const id = createId('mail');
  await world.db.insert(mail).values({
    id,
    kind: letter.kind,
    toAddress: to.address,
    toName: to.name ?? '',
    letter,
    usefulUntil: usefulUntil ?? null,
    createdAt: world.clock.now(),
  });
  await world.jobs.addJob(world.db, sendingOf(id, 0));
  return id;
}
