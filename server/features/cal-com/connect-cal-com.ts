import type { Context } from '#server/context.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { failAsCalCom } from './fail-as-cal-com.ts';
import { requireBookingPlan } from './require-booking-plan.ts';
import { storeCalComConnection } from './store-cal-com-connection.ts';

const refused = 'Cal.com does not accept this API key. Copy it again, or create a new one at Cal.com.';

/**
 * Replaces the connection with one by an API key, once Cal.com has said whose key it is. `plan-limit` without booking in
 * the plan, `cannot-process` for a key that Cal.com does not know, `not-allowed` for callers with an API key of ours.
 */
export async function connectCalCom(ctx: Context, apiKey: string): Promise<void> {
  const connectedBy = requirePerson(ctx);
  requireBookingPlan(ctx);
  const { accountName } = await failAsCalCom(() => ctx.calCom.identify(apiKey), refused);
  await storeCalComConnection(ctx, { key: apiKey, refreshToken: null, accountName, connectedBy });
}
