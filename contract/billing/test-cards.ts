import type { CardBrand, PaymentRefusal } from './billing.ts';

export interface TestCard {
  /** Digits without spaces. None of them belongs to anybody. */
  number: string;
  brand: CardBrand;
  /** What happens with it, for the list next to the form. */
  meaning: string;
  /** When it is first used; null where that works. */
  refusal: PaymentRefusal | null;
  /** The bank wants the buyer to confirm the first payment. */
  needsConfirmation: boolean;
  /** Later payments, which nobody is there to confirm; null where they work. */
  laterRefusal: PaymentRefusal | null;
}

export const testCardIds = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'needs-confirmation',
  'declined',
  'insufficient-funds',
  'expired',
  'declined-later',
] as const;
export type TestCardId = (typeof testCardIds)[number];

const works = { refusal: null, needsConfirmation: false, laterRefusal: null } as const;

/** The cards of the sandbox, with the numbers that Stripe documents for tests. Any other number is refused in the browser. */
export const testCards: Record<TestCardId, TestCard> = {
  visa: { ...works, number: '4242424242424242', brand: 'visa', meaning: 'Succeeds' },
  mastercard: { ...works, number: '5555555555554444', brand: 'mastercard', meaning: 'Succeeds' },
  amex: { ...works, number: '378282246310005', brand: 'amex', meaning: 'Succeeds' },
  discover: { ...works, number: '6011111111111117', brand: 'discover', meaning: 'Succeeds' },
  'needs-confirmation': {
    ...works,
    number: '4000000000003220',
    brand: 'visa',
    meaning: 'Asks for confirmation',
    needsConfirmation: true,
  },
  declined: {
    ...works,
    number: '4000000000000002',
    brand: 'visa',
    meaning: 'Is declined',
    refusal: 'declined',
  },
  'insufficient-funds': {
    ...works,
    number: '4000000000009995',
    brand: 'visa',
    meaning: 'Has insufficient funds',
    refusal: 'insufficient-funds',
  },
  expired: {
    ...works,
    number: '4000000000000069',
    brand: 'visa',
    meaning: 'Has expired',
    refusal: 'expired',
  },
  'declined-later': {
    ...works,
    number: '4000000000000341',
    brand: 'visa',
    meaning: 'Succeeds once, is declined later',
    laterRefusal: 'declined',
  },
};
