import type { Context as HonoContext } from 'hono';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { failAsCalCom } from '../fail-as-cal-com.ts';
import { requireBookingPlan } from '../require-booking-plan.ts';
import { storeCalComConnection } from '../store-cal-com-connection.ts';
import { calComRedirectUri } from './cal-com-redirect-uri.ts';
import { calComStep } from './cal-com-step.ts';

const expired = 'Signing in to Cal.com took too long or was started in another window. Please try again.';

/** Exchanges the code that Cal.com gave. It counts only in the browser and workspace that began, and once. */
export async function finishCalComSignIn(
  ctx: Context,
  http: HonoContext,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const connectedBy = requirePerson(ctx);
  requireBookingPlan(ctx);
  const begun = calComStep.read(http, ctx);
  calComStep.clear(http, ctx);
  if (begun === null || begun.state !== state || begun.workspaceId !== ctx.workspace.id)
    throw failure('cannot-process', { message: expired });
  const { codeVerifier } = begun;
  await failAsCalCom(async () => {
    const redirectUri = calComRedirectUri(ctx);
    const { accessToken, refreshToken } = await ctx.calCom.exchangeCode({ code, codeVerifier, redirectUri });
    const { accountName } = await ctx.calCom.identify(accessToken);
    await storeCalComConnection(ctx, { key: accessToken, refreshToken, accountName, connectedBy });
  }, expired);
}
