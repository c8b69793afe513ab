import type { PaymentRefusal } from '#contract/billing/billing.ts';
import { testCards } from '#contract/billing/test-cards.ts';
import type { BillingAccount } from './billing-account.ts';

/** Why the default card of an account cannot be charged without its owner there to confirm; null when it can. */
export function refusalOf({ cards, defaultCardId }: BillingAccount, at: string): PaymentRefusal | null {
  const card = cards.find(({ id }) => id === defaultCardId);
  if (card === undefined) return 'no-card';
  // A card is good until its month is over.
  if (Date.parse(at) >= Date.UTC(card.expiryYear, card.expiryMonth)) return 'expired';
  return testCards[card.testCard].laterRefusal;
}
