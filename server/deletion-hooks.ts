import { eraseAudit } from './audit/erase-audit.ts';
import { recordAudit } from './audit/record-audit.ts';
import type { DeletionHooks } from './context.ts';
import { forgetAgentPictures } from './features/agents/forget-agent-pictures.ts';
import { closeBilling } from './features/billing/close-billing.ts';
import { forgetAllFiles } from './features/sources/forget-all-files.ts';
import { forgetFiles } from './features/sources/forget-files.ts';

/** What features do before a workspace or an agent is deleted. */
export const deletionHooks: DeletionHooks = {
  async beforeWorkspace(ctx) {
    await forgetAllFiles(ctx);
    await forgetAgentPictures(ctx);
    await closeBilling(ctx);
    await recordAudit(ctx, { action: 'workspace.deleted', workspaceId: ctx.workspace.id });
    await eraseAudit(ctx.db, { workspaceId: ctx.workspace.id });
  },
  async beforeAgent(ctx, agentId) {
    await forgetFiles(ctx, agentId);
    await forgetAgentPictures(ctx, agentId);
  },
};
