import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { firstAccount } from './first-account.table.ts';
import { user } from './users.table.ts';

interface NewUser {
  /** As `normaliseEmail` gives it. */
  email: string;
  firstname: string;
  lastname: string;
  company?: string;
  emailVerified?: boolean;
}

/** Adds a user; undefined when the address is taken. */
export async function createUser(
  { db }: Services,
  { email, firstname, lastname, company = '', emailVerified = false }: NewUser,
): Promise<typeof user.$inferSelect | undefined> {
  const name = `${firstname} ${lastname}`.trim() || email;
  const [created] = await db
    .insert(user)
    .values({ id: createId('usr'), email, name, firstname, lastname, company, emailVerified })
    .onConflictDoNothing({ target: user.email })
    .returning();
  if (created !== undefined)
    await db.insert(firstAccount).values({ id: 1, userId: created.id }).onConflictDoNothing();
  return created;
}
