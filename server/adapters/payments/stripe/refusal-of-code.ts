import type { PaymentRefusal } from '#contract/billing/billing.ts';

const refusals: Record<string, PaymentRefusal> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired',
  authentication_required: 'not-confirmed',
  subscription_payment_intent_requires_action: 'not-confirmed',
  invoice_payment_intent_requires_action: 'not-confirmed',
};

/**
 * Why a card was not charged.
 * @param code a decline code, or the code of an error or a failed charge, as Stripe documents them
 */
export function refusalOfCode(code: string | null | undefined): PaymentRefusal {
  return refusals[code ?? ''] ?? 'declined';
}
