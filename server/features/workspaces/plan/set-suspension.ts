import { eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { accessChannel } from '#server/jobs/live/access-channel.ts';
import { workspace } from '../workspaces.table.ts';

/**
 * Suspends a workspace for a reason, or with null resumes it. It counts from the next request and message on, and the live
 * streams of its keys end.
 */
export async function setSuspension(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  workspaceId: string,
  reason: string | null,
): Promise<void> {
  await db
    .update(workspace)
    .set({ suspendedAt: reason === null ? null : clock.now(), suspendedReason: reason })
    .where(eq(workspace.id, workspaceId));
  await db.execute(sql`select pg_notify(${accessChannel}, ${`workspace ${workspaceId}`})`);
}
