import type { WebsiteSuggestion } from '#contract/agents/agents.schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { createTrial } from '#contract/trials/trials.endpoints.ts';
import { trialHours } from '#contract/trials/trials.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { addSource } from '#server/features/sources/add-source.ts';
import { createSystemWorkspace } from '#server/features/workspaces/create-system-workspace.ts';
import { createLinkToken } from '#server/http/tokens/create-link-token.ts';
import { trialPages } from './trial-pages.ts';
import { trial } from './trials.table.ts';

/**
 * Stores a trial agent in a workspace without members, on the plan that new accounts have, so that its limits are those
 * that will hold once it is kept; its website is read from then on.
 */
export function storeTrial(
  services: Services,
  { url, ...look }: WebsiteSuggestion,
): Promise<AnswerOf<typeof createTrial>> {
  const expiresAt = new Date(services.clock.now().getTime() + trialHours * 3_600_000);
  const { token, hash } = createLinkToken();
  return withTransaction(services, async (services) => {
    const workspace = await createSystemWorkspace(services, look.name, services.config.DEFAULT_PLAN);
    const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
    // Contact details are for an owner, and there is none yet.
    const agentId = await createAgent(ctx, { ...look, isEmailEnabled: false, isNameEnabled: false });
    await addSource(ctx, agentId, { kind: 'website', url, mode: 'site', maxPages: trialPages(services) });
    await services.db.insert(trial).values({ workspaceId: workspace.id, agentId, hash, url, expiresAt });
    return { secret: token, agentId, expiresAt: expiresAt.toISOString() };
  });
}
