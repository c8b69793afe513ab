import { createHash, randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { requireBookingPlan } from '../require-booking-plan.ts';
import { calComRedirectUri } from './cal-com-redirect-uri.ts';
import { calComStep } from './cal-com-step.ts';
import { missingCalComSettings } from './missing-cal-com-settings.ts';

/** Where the browser goes to sign in to Cal.com. It must be the browser that comes back. */
export async function startCalComSignIn(ctx: Context, http: HonoContext, agentId: string): Promise<string> {
  requirePerson(ctx);
  requireBookingPlan(ctx);
  await findAgent(ctx, agentId);
  if (labelStore.getStore())
    throw failure('cannot-process', { message: 'Connect Cal.com with an API key under this address.' });
  const state = randomBytes(24).toString('base64url');
  const codeVerifier = randomBytes(32).toString('base64url');
  const url = ctx.calCom.authorizationUrl({
    state,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    redirectUri: calComRedirectUri(ctx),
  });
  if (url === null)
    throw failure('cannot-process', {
      message: `Signing in to Cal.com is not set up here. Set ${missingCalComSettings(ctx).join(', ')}, or connect with an API key.`,
    });
  calComStep.set(http, ctx, { state, codeVerifier, workspaceId: ctx.workspace.id, agentId });
  return url;
}
