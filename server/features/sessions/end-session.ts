import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { session } from './sessions.table.ts';

/** Ends one of the user's sessions at once, wherever it is; `not-found` for any other. */
export async function endSession({ db }: Services, userId: string, sessionId: string): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .returning({ id: session.id });
  if (ended.length === 0) throw failure('not-found');
}
