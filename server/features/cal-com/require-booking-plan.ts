import { brand } from '#contract/brand.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';

/** `plan-limit` where the plan of the workspace does not include booking in the chat. */
export function requireBookingPlan({ workspace }: Pick<Context, 'workspace'>): void {
  if (entitlementsOf(workspace).hasBooking) return;
  throw failure('plan-limit', {
    message: `Your plan does not include the ${brand.bookingHost} integration. Upgrade to connect it.`,
  });
}
