import { and, eq, lt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { workspace } from './workspaces.table.ts';

/** Fine enough for days, and seldom enough to cost nothing. */
const hourMs = 3_600_000;

/** A member is here: the workspace is active, and chats that slept are awake again. */
export async function recordActivity(
  services: Services,
  { workspaceId, lastActiveAt }: { workspaceId: string; lastActiveAt: Date },
): Promise<void> {
  const now = services.clock.now();
  const hourAgo = new Date(now.getTime() - hourMs);
  if (lastActiveAt >= hourAgo) return;
  await services.db
    .update(workspace)
    .set({ lastActiveAt: now })
    .where(and(eq(workspace.id, workspaceId), lt(workspace.lastActiveAt, hourAgo)));
}
