import { and, eq, gt } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { updateAgent } from '#server/features/agents/update-agent.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { switchWorkspace } from '#server/features/sessions/switch-workspace.ts';
import { adoptWorkspace } from '#server/features/workspaces/adopt-workspace.ts';
import { shareAllowance } from '#server/features/workspaces/plan/share-allowance.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { hashLinkToken } from '#server/http/tokens/hash-link-token.ts';
import { resetUsage } from '#server/quota/reset-usage.ts';
import { missingTrial } from './missing-trial.ts';
import { replaceEmptyWorkspace } from './replace-empty-workspace.ts';
import { trial } from './trials.table.ts';

/**
 * Makes the signed-in user the owner of a trial agent, once: of two at the same time one passes. They get its whole
 * workspace, so that nothing has to be copied and nothing is lost, and go on in it. It takes the place of the workspace
 * that they signed up with while that is still empty; else it is another one of theirs, and shares the allowance of the
 * free plan with it. `not-found` for an unknown, used or expired secret, `rate-limited`.
 * @returns the id of the agent
 */
export async function keepTrial(services: Services, signedIn: SignedIn, secret: string): Promise<string> {
  await services.rateLimiter.hit(['kept-trial-of-user', signedIn.user.id]);
  return withTransaction(services, async (services) => {
    const { db } = services;
    const [kept] = await db
      .delete(trial)
      .where(and(eq(trial.hash, hashLinkToken(secret)), gt(trial.expiresAt, services.clock.now())))
      .returning();
    if (kept === undefined) throw missingTrial();
    const { workspaceId, agentId } = kept;
    const [made] = await db
      .select({ id: workspace.id, addOns: workspace.addOns, name: agent.displayName })
      .from(workspace)
      .innerJoin(agent, eq(agent.id, agentId))
      .where(eq(workspace.id, workspaceId));
    if (made === undefined) throw missingTrial();
    const ctx: Context = {
      ...services,
      workspace: { id: made.id, plan: services.config.DEFAULT_PLAN, addOns: made.addOns },
      actor: { kind: 'system' },
    };
    const userId = signedIn.user.id;
    const replaced = await replaceEmptyWorkspace(services, {
      userId,
      madeAfter: kept.createdAt,
      by: workspaceId,
    });
    await adoptWorkspace(services, { workspaceId, userId, name: replaced ?? made.name });
    if (replaced === null) await shareAllowance(services, userId, workspaceId);
    await resetUsage(ctx);
    await updateAgent(ctx, agentId, { isEmailEnabled: true, isNameEnabled: true });
    await switchWorkspace(services, signedIn, workspaceId);
    return agentId;
  });
}
