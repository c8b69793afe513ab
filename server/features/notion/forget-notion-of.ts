import { inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { notionConnection } from './notion.table.ts';

/** Deletes the tokens of these workspaces. They are not ended at Notion: they may be somebody else's. */
export async function forgetNotionOf(
  { db }: Pick<Services, 'db'>,
  workspaceIds: readonly string[],
): Promise<void> {
  await db.delete(notionConnection).where(inArray(notionConnection.workspaceId, [...workspaceIds]));
}
