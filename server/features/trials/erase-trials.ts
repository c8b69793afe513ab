import { eq, lte } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { eraseWorkspace } from '#server/features/workspaces/erase-workspace.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { trial } from './trials.table.ts';

/** Deletes the trial agents whose time is over, with all that was read and asked. */
export async function eraseTrials(services: Services): Promise<void> {
  const due = await services.db
    .select({ workspaceId: trial.workspaceId })
    .from(trial)
    .where(lte(trial.expiresAt, services.clock.now()));
  for (const { workspaceId } of due) {
    await withTransaction(services, async (services) => {
      // The row decides: one that is being kept at this moment is gone from here.
      const [over] = await services.db.delete(trial).where(eq(trial.workspaceId, workspaceId)).returning();
      const [of] = await services.db.select().from(workspace).where(eq(workspace.id, workspaceId));
      if (over === undefined || of === undefined) return;
      await eraseWorkspace({ ...services, workspace: of, actor: { kind: 'system' } });
    });
  }
}
