import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { setSuspension } from '#server/features/workspaces/plan/set-suspension.ts';
import { lockOperatedWorkspace } from './lock-operated-workspace.ts';

/**
 * Suspends a workspace: its chats stop, its API keys get nothing, its members see the reason and can read and export. Fails
 * with `not-found`, or `conflict` where it is suspended already.
 */
export function suspendWorkspace(services: Services, workspaceId: string, reason: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const row = await lockOperatedWorkspace(services, workspaceId);
    if (row.suspendedAt !== null)
      throw failure('conflict', { message: 'This workspace is already suspended.' });
    await setSuspension(services, workspaceId, asSentence(reason));
    await recordAudit(services, {
      action: 'workspace.suspended',
      workspaceId,
      subject: { id: workspaceId, name: row.name },
      details: { reason },
    });
  });
}

/** Its members read it before another sentence. */
const asSentence = (reason: string): string => (/[.!?]$/.test(reason) ? reason : `${reason}.`);
