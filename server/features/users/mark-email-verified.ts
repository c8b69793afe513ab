import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { user } from './users.table.ts';

/** Notes that a user reads the mailbox of their address; false when there is no such user with that address. */
export async function markEmailVerified(
  { db, clock }: Services,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const marked = await db
    .update(user)
    .set({ emailVerified: true, updatedAt: clock.now() })
    .where(and(eq(user.id, id), eq(user.email, email)))
    .returning({ id: user.id });
  return marked.length > 0;
}
