import { lt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { identifiedSession } from './identity.table.ts';

/** Well after a token of a session has expired by itself, so that one that has ended is never accepted again. */
const keptMs = 3_600_000;

/** Deletes the sessions of tokens that have expired. */
export async function deleteExpiredSessions({ db, clock }: Services): Promise<void> {
  await db
    .delete(identifiedSession)
    .where(lt(identifiedSession.expiresAt, new Date(clock.now().getTime() - keptMs)));
}
