import Stripe from 'stripe';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import { refusalOfCode } from './refusal-of-code.ts';

/**
 * What Stripe answered as a problem of the port. A refused card says why; what is not there is unknown; all else, from a
 * lost connection to a wrong key, is for the operator, who finds it in the log as the cause.
 */
export function explainStripeError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new PaymentProblem(refusalOfCode(error.decline_code ?? error.code), { cause: error });
  }
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const isGone =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
  return new PaymentProblem(isGone ? 'unknown' : 'unavailable', { cause: error });
}
