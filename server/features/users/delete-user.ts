import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { user } from './users.table.ts';

/** Deletes a user; the database deletes with it every row that refers to it. */
export async function deleteUser({ db }: Services, userId: string): Promise<void> {
  await db.delete(user).where(eq(user.id, userId));
}
