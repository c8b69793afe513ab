import { inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { calComConnection } from './cal-com.table.ts';

/** Deletes the connections of these workspaces: details of their visitors no longer go to those accounts. */
export async function forgetCalComOf(
  { db }: Pick<Services, 'db'>,
  workspaceIds: readonly string[],
): Promise<void> {
  await db.delete(calComConnection).where(inArray(calComConnection.workspaceId, [...workspaceIds]));
}
