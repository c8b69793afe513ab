import { orderOfWorkspace } from '#core/billing/order-of-workspace.ts';
import type { Context } from '#server/context.ts';
import { findSandboxCheckout } from './find-sandbox-checkout.ts';
import { presentCheckout } from './present-checkout.ts';

/** What is bought on a page of the sandbox, in cents. */
export async function getSandboxCheckout(ctx: Context, checkoutId: string) {
  const { desk, checkout } = await findSandboxCheckout(ctx, checkoutId);
  return { ...presentCheckout(desk, checkout), order: checkout.order && orderOfWorkspace(checkout.order) };
}
