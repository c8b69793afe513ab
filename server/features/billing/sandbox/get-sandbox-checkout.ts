import { priceOrder } from '#core/billing/price-order.ts';
import { totalOf } from '#core/billing/total-of.ts';
import type { Context } from '#server/context.ts';
import { findSandboxCheckout } from './find-sandbox-checkout.ts';

/** What is bought on a page of the sandbox, in cents. */
export async function getSandboxCheckout(ctx: Context, checkoutId: string) {
  const { desk, checkout } = await findSandboxCheckout(ctx, checkoutId);
  const { order, returnUrl, isOpen } = checkout;
  const items = order === null ? [] : priceOrder(order);
  const net = totalOf(items);
  const taxCents = Math.round((net * desk.taxPercent) / 100);
  return {
    order,
    items: items.map(({ name, quantity, amountCents }) => ({ name, quantity, amountCents })),
    taxCents,
    totalCents: net + taxCents,
    returnUrl,
    isOpen,
  };
}
