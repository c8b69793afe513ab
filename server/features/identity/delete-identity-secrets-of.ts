import { inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { identitySecret } from './identity.table.ts';

/** Deletes all identity secrets of these workspaces, and ends what their tokens have opened. */
export async function deleteIdentitySecretsOf(
  { db }: Pick<Services, 'db'>,
  workspaceIds: readonly string[],
): Promise<void> {
  await db.delete(identitySecret).where(inArray(identitySecret.workspaceId, [...workspaceIds]));
}
