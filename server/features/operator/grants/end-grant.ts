import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { setGrant } from '#server/features/workspaces/plan/set-grant.ts';
import { lockOperatedWorkspace } from '../lock-operated-workspace.ts';
import { applyGrant } from './apply-grant.ts';

/** Ends what a workspace was granted; what it pays for stays. `not-found`, or `conflict` where nothing is granted. */
export function endGrant(services: Services, workspaceId: string, reason: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const row = await lockOperatedWorkspace(services, workspaceId);
    if (row.planAfterGrant === null) throw failure('conflict', { message: 'This workspace has no grant.' });
    await applyGrant(services, workspaceId, await setGrant(services, row, null));
    await recordAudit(services, {
      action: 'grant.ended',
      workspaceId,
      subject: { id: workspaceId, name: row.name },
      details: { reason },
    });
  });
}
