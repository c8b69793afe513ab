import { inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { modelKey } from './model-keys.table.ts';

/** Deletes all model keys of these workspaces: what visitors write no longer goes to their accounts. */
export async function deleteModelKeysOf(
  { db }: Pick<Services, 'db'>,
  workspaceIds: readonly string[],
): Promise<void> {
  await db.delete(modelKey).where(inArray(modelKey.workspaceId, [...workspaceIds]));
}
