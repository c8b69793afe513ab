import type { BillingAccount } from '#core/billing/billing-account.ts';
import type { ProviderAccount } from '#server/ports/payments.ts';

/** An account of the sandbox in the words of the port. */
export function presentSandboxAccount(account: BillingAccount): ProviderAccount {
  const { subscription, cards, defaultCardId, invoices } = account;
  const kept = subscription && {
    id: subscription.id,
    order: subscription.order,
    nextOrder: subscription.nextOrder,
    state: subscription.state,
    startedAt: subscription.startedAt,
    anchor: subscription.anchor,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    cancelsAtEnd: subscription.cancelsAtEnd,
    failedAt: subscription.failedAt,
  };
  return {
    subscription: kept,
    methods: cards.map(({ id, brand, lastFour, expiryMonth, expiryYear }) => ({
      id,
      type: brand,
      lastFourDigits: lastFour,
      expiryMonth,
      expiryYear,
      isDefault: id === defaultCardId,
    })),
    invoices: invoices.map(({ taxPercent: _percent, isDisputed = false, ...invoice }) => ({
      ...invoice,
      isDisputed,
    })),
  };
}
