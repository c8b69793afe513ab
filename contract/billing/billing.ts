/** Who can take payments. The sandbox takes no real money. */
export const paymentProviders = ['sandbox', 'stripe'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Kinds of cards that payment methods are shown as. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover'] as const;
export type CardBrand = (typeof cardBrands)[number];

/**
 * `active` is paid. `past-due`: a payment failed, and all goes on while it is tried again. `paused`: it is still not
 * paid, and the workspace has what it has without the subscription. `ended` is over.
 */
export const subscriptionStates = ['active', 'past-due', 'paused', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Days after the first failed payment on which it is tried again. */
export const retryDays = [3, 5, 7] as const;
/** Days after the first failed payment after which the subscription is paused. */
export const graceDays = 14;

/** What happens to a subscription as time passes: it renews or ends, an open payment is tried again, or it is paused. */
export const billingEventKinds = ['renewal', 'end', 'retry', 'pause'] as const;
export type BillingEventKind = (typeof billingEventKinds)[number];

/** What happens to a payment that was made; in the sandbox by the controls on the billing page. */
export const paymentTurns = ['refund', 'dispute', 'dispute-won', 'dispute-lost'] as const;
export type PaymentTurn = (typeof paymentTurns)[number];

/** Why a card was not charged. */
export const paymentRefusals = [
  'declined',
  'insufficient-funds',
  'expired',
  'not-confirmed',
  'no-card',
] as const;
export type PaymentRefusal = (typeof paymentRefusals)[number];

/** What the owner reads about it. */
export const refusalSentences: Record<PaymentRefusal, string> = {
  declined: 'Your bank declined the card. Use another card, or ask your bank why.',
  'insufficient-funds': 'There is not enough money on this card. Use another card, or try again later.',
  expired: 'This card has expired. Use another card.',
  'not-confirmed':
    'The payment was not confirmed, so nothing was charged. Try again and confirm it, or use another card.',
  'no-card': 'There is no card to charge. Add a payment method first.',
};

export const invoiceStates = ['paid', 'open', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** An invoice asks for money; a credit note gives some of it back. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
