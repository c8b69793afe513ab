import { type PaymentRefusal, refusalSentences } from '#contract/billing/billing.ts';

/** A refused card, a request that the account does not allow, or a provider that does not answer. */
export type PaymentProblemKind =
  | PaymentRefusal
  | 'subscribed-already'
  | 'not-subscribed'
  | 'payment-open'
  | 'last-card'
  | 'unknown'
  | 'costs-nothing'
  | 'costs-other'
  | 'tax-number'
  | 'unavailable';

const sentences: Record<Exclude<PaymentProblemKind, PaymentRefusal>, string> = {
  'subscribed-already': 'This workspace already has a subscription. Change it on the billing page.',
  'not-subscribed': 'This workspace has no subscription. Choose a plan first.',
  'payment-open': 'A payment is open. Pay it first, then change your plan.',
  'last-card': 'This card pays for your subscription. Add another one first, or cancel the subscription.',
  unknown: 'This payment or payment method is not known. Reload the page.',
  'costs-nothing': 'This costs nothing. To go back to the free plan, cancel your subscription.',
  'costs-other': 'What this costs has changed since you saw it. Nothing was changed. Look at it again.',
  'tax-number':
    'The payment provider does not accept this tax number for this country. Write it as on your registration, with its letters, or leave it empty.',
  unavailable:
    'The payment provider is not responding at the moment. Nothing was changed. Please try again soon.',
};

/** What the payment provider answered instead of what was asked for; the message is for the owner. */
export class PaymentProblem extends Error {
  readonly kind: PaymentProblemKind;
  constructor(kind: PaymentProblemKind, options?: ErrorOptions) {
    super({ ...sentences, ...refusalSentences }[kind], options);
    this.kind = kind;
  }
}
