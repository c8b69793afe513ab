import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { user } from './users.table.ts';

/** The user, whom nobody else can change until this transaction ends; undefined when there is none. */
export async function lockUser(
  { db }: Services,
  userId: string,
): Promise<typeof user.$inferSelect | undefined> {
  const [found] = await db.select().from(user).where(eq(user.id, userId)).for('update');
  return found;
}
