import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { apiKey } from './api-keys.table.ts';

/** Revokes every key of the workspaces that a user owns. */
export async function revokeApiKeysOfOwner({ db, clock }: Services, userId: string): Promise<void> {
  const owned = db
    .select({ id: workspaceMember.workspaceId })
    .from(workspaceMember)
    .where(and(eq(workspaceMember.userId, userId), eq(workspaceMember.role, 'owner')));
  await db.update(apiKey).set({ revokedAt: clock.now() }).where(inArray(apiKey.workspaceId, owned));
}
