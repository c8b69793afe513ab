import type { Context as HonoContext } from 'hono';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import type { SlackInstallation } from '#server/ports/slack.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { deleteOtherTeams } from '../connection/delete-other-teams.ts';
import { failAsSlack } from '../connection/fail-as-slack.ts';
import { slackConnection } from '../slack.table.ts';
import { slackRedirectUri } from './slack-redirect-uri.ts';
import { slackStep } from './slack-step.ts';

const expired = 'Connecting Slack took too long or was started in another window. Please try again.';

/**
 * Exchanges the code that Slack gave. It counts only in the browser and workspace that began, and once. The member who does it
 * gets an email, as what visitors write goes to that Slack workspace from now on.
 */
export async function finishSlackSignIn(
  ctx: Context,
  http: HonoContext,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const connectedBy = requirePerson(ctx);
  const begun = slackStep.read(http, ctx);
  slackStep.clear(http, ctx);
  if (begun === null || begun.state !== state || begun.workspaceId !== ctx.workspace.id)
    throw failure('cannot-process', { message: expired });
  const installed = await failAsSlack(
    () => ctx.slack.exchangeCode({ code, redirectUri: slackRedirectUri(ctx) }),
    expired,
  );
  await withTransaction(ctx, async (ctx) => {
    await store(ctx, installed, connectedBy);
    await recordAudit(ctx, { action: 'slack.connected', workspaceId: ctx.workspace.id });
    await emailSecurityChange(ctx, [connectedBy], { change: 'slack-connected', what: installed.teamName });
  });
}

async function store(ctx: Context, installed: SlackInstallation, connectedBy: string): Promise<void> {
  const now = ctx.clock.now();
  const { token, teamId, teamName, botUserId } = installed;
  await deleteOtherTeams(ctx, teamId);
  const values = {
    teamId,
    teamName,
    botUserId,
    connectedBy,
    connectedAt: now,
    lastSuccessAt: now,
    token: encryptSecret(ctx.secretKey, ctx.workspace.id, token),
    refusedAt: null,
    problem: null,
    problemAt: null,
  };
  await ctx.db
    .insert(slackConnection)
    .values({ workspaceId: ctx.workspace.id, ...values })
    .onConflictDoUpdate({ target: slackConnection.workspaceId, set: values });
}
