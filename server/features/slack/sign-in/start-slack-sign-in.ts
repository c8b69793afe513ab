import { randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { missingSlackSettings } from '../connection/missing-slack-settings.ts';
import { slackRedirectUri } from './slack-redirect-uri.ts';
import { slackStep } from './slack-step.ts';

/** Where the browser goes to allow the app in Slack. It must be the browser that comes back. */
export async function startSlackSignIn(ctx: Context, http: HonoContext, agentId: string): Promise<string> {
  requirePerson(ctx);
  await findAgent(ctx, agentId);
  if (labelStore.getStore())
    throw failure('cannot-process', { message: 'Slack can’t be connected under this address.' });
  const missing = missingSlackSettings(ctx);
  const state = randomBytes(24).toString('base64url');
  const url = ctx.slack.authorizationUrl({ state, redirectUri: slackRedirectUri(ctx) });
  if (url === null || missing.length > 0)
    throw failure('cannot-process', {
      message: `Slack is not set up on this installation. Set ${missing.join(', ')} first.`,
    });
  slackStep.set(http, ctx, { state, workspaceId: ctx.workspace.id, agentId });
  return url;
}
