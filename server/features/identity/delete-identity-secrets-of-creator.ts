import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { identitySecret } from './identity.table.ts';

/** Deletes every identity secret that a user created, in whatever workspace, and ends what its tokens have opened. */
export async function deleteIdentitySecretsOfCreator(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<void> {
  await db.delete(identitySecret).where(eq(identitySecret.createdBy, userId));
}
