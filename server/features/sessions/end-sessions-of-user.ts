import { and, eq, ne } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { session } from './sessions.table.ts';

/**
 * Signs a user out everywhere.
 * @param exceptSessionId the one session that stays, if any
 */
export async function endSessionsOfUser(
  { db }: Services,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await db
    .delete(session)
    .where(
      and(
        eq(session.userId, userId),
        exceptSessionId === undefined ? undefined : ne(session.id, exceptSessionId),
      ),
    );
}
