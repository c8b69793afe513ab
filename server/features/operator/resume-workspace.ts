import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { setSuspension } from '#server/features/workspaces/plan/set-suspension.ts';
import { lockOperatedWorkspace } from './lock-operated-workspace.ts';

/** Ends a suspension. Fails with `not-found`, or `conflict` where there is none. */
export function resumeWorkspace(services: Services, workspaceId: string, reason: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const row = await lockOperatedWorkspace(services, workspaceId);
    if (row.suspendedAt === null) throw failure('conflict', { message: 'This workspace is not suspended.' });
    await setSuspension(services, workspaceId, null);
    await recordAudit(services, {
      action: 'workspace.resumed',
      workspaceId,
      subject: { id: workspaceId, name: row.name },
      details: { reason },
    });
  });
}
