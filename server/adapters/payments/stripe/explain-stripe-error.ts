import Stripe from 'stripe';
import { PaymentProblem, type PaymentProblemKind } from '#server/ports/payment-problem.ts';
import { refusalOfCode } from './refusal-of-code.ts';

const kinds: Record<string, PaymentProblemKind> = {
  resource_missing: 'unknown',
  tax_id_invalid: 'tax-number',
  tax_id_prohibited: 'tax-number',
};

/**
 * What Stripe answered as a problem of the port. A refused card says why; what is not there is unknown; a tax number is not valid; all else, from a
 * lost connection to a wrong key, is for the operator, who finds it in the log as the cause.
 */
export function explainStripeError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new PaymentProblem(refusalOfCode(error.decline_code ?? error.code), { cause: error });
  }
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const kind = error instanceof Stripe.errors.StripeInvalidRequestError ? kinds[error.code ?? ''] : undefined;
  return new PaymentProblem(kind ?? 'unavailable', { cause: error });
}
