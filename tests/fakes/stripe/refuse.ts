import { StripeRefusal } from './stripe-refusal.ts';

/** An error of a request that Stripe would not understand, or that names what is not there. */
export function refuse(code: string, message: string, status = 400): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', code, message });
}
