import { eq } from 'drizzle-orm';
import { confirmationMinutes } from '#contract/confirmation/confirmation.ts';
import type { Services } from '#server/context.ts';
import { session } from './sessions.table.ts';

/** Remembers that the user of a session has just proven who they are. Answers until when that counts. */
export async function markConfirmed({ db, clock }: Services, sessionId: string): Promise<Date> {
  const confirmedAt = clock.now();
  await db.update(session).set({ confirmedAt }).where(eq(session.id, sessionId));
  return new Date(confirmedAt.getTime() + confirmationMinutes * 60_000);
}
