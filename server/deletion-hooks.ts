import { eraseAudit } from './audit/erase-audit.ts';
import { recordAudit } from './audit/record-audit.ts';
import type { DeletionHooks } from './context.ts';
import { queueAgentPictureDeletion } from './features/agents/pictures/queue-agent-picture-deletion.ts';
import { closeBilling } from './features/billing/close-billing.ts';
import { queueAllFileDeletion } from './features/sources/files/queue-all-file-deletion.ts';
import { queueFileDeletion } from './features/sources/files/queue-file-deletion.ts';

/** What features do before a workspace or an agent is deleted. */
export const deletionHooks: DeletionHooks = {
  async beforeWorkspace(ctx) {
    await queueAllFileDeletion(ctx);
    await queueAgentPictureDeletion(ctx);
    await closeBilling(ctx);
    await recordAudit(ctx, { action: 'workspace.deleted', workspaceId: ctx.workspace.id });
    await eraseAudit(ctx.db, { workspaceId: ctx.workspace.id });
  },
  async beforeAgent(ctx, agentId) {
    await queueFileDeletion(ctx, agentId);
    await queueAgentPictureDeletion(ctx, agentId);
  },
};
