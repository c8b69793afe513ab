import { priceOrder } from '#core/billing/price-order.ts';
import { totalOf } from '#core/billing/total-of.ts';
import type { SandboxCheckout, SandboxDesk } from '#server/ports/payments.ts';

/** What is bought on a page of the sandbox, in cents; nothing where only a card is added. */
export function presentCheckout({ taxPercent }: SandboxDesk, { order, returnUrl, isOpen }: SandboxCheckout) {
  const items = order === null ? [] : priceOrder(order);
  const net = totalOf(items);
  const taxCents = Math.round((net * taxPercent) / 100);
  return {
    items: items.map(({ name, quantity, amountCents }) => ({ name, quantity, amountCents })),
    taxCents,
    totalCents: net + taxCents,
    returnUrl,
    isOpen,
  };
}
