import { and, eq, gt } from 'drizzle-orm';
import type { Trial } from '#contract/trials/trials.schemas.ts';
import type { Context, Services } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { suggestQuestions } from '#server/features/answering/suggest-questions.ts';
import { listSources } from '#server/features/sources/list-sources.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { hashLinkToken } from '#server/http/tokens/hash-link-token.ts';
import { missingTrial } from './missing-trial.ts';
import { trialPages } from './trial-pages.ts';
import { trial } from './trials.table.ts';

/** How far a trial agent is, for anybody who has its link; `not-found` for any other secret, `rate-limited`. */
export async function showTrial(services: Services, secret: string, clientAddress: string): Promise<Trial> {
  await services.rateLimiter.hit(['trial-view-from-address', clientAddress]);
  const [found] = await services.db
    .select({
      agentId: trial.agentId,
      url: trial.url,
      expiresAt: trial.expiresAt,
      name: agent.displayName,
      workspace: { id: workspace.id, plan: workspace.plan, addOns: workspace.addOns },
    })
    .from(trial)
    .innerJoin(agent, eq(agent.id, trial.agentId))
    .innerJoin(workspace, eq(workspace.id, trial.workspaceId))
    .where(and(eq(trial.hash, hashLinkToken(secret)), gt(trial.expiresAt, services.clock.now())));
  if (found === undefined) throw missingTrial();
  const { workspace: of, expiresAt, ...shown } = found;
  const ctx: Context = { ...services, workspace: of, actor: { kind: 'system' } };
  const [website] = (await listSources(ctx, found.agentId, { limit: 1 })).data;
  const read = website?.progress.done ?? 0;
  return {
    ...shown,
    status: website?.status ?? 'failed',
    pages: { read, limit: trialPages(services) },
    error: website?.error ?? null,
    questions: read > 0 ? (await suggestQuestions(ctx, found.agentId)).questions : [],
    expiresAt: expiresAt.toISOString(),
  };
}
