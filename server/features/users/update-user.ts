import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Services } from '#server/context.ts';
import { user } from './users.table.ts';

/** Changes columns of a user; nothing happens when there is none. */
export async function updateUser(
  { db, clock }: Services,
  userId: string,
  changes: PgUpdateSetSource<typeof user>,
): Promise<void> {
  await db
    .update(user)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(user.id, userId));
}
