import { type Failure, failure } from '#server/failure.ts';
import { PaymentProblem, type PaymentProblemKind } from '#server/ports/payment-problem.ts';

const codes: Partial<Record<PaymentProblemKind, Failure['code']>> = {
  unknown: 'not-found',
  unavailable: 'unavailable',
  'subscribed-already': 'conflict',
  'payment-open': 'conflict',
  'last-card': 'conflict',
  'costs-other': 'conflict',
};

/** What the provider refused, as a failure that says what to do; any other error as it is. */
export function explainProblem(error: unknown): unknown {
  if (!(error instanceof PaymentProblem)) return error;
  if (error.kind === 'tax-number') return failure('invalid-input', { details: { taxId: error.message } });
  const code = codes[error.kind] ?? 'cannot-process';
  // A payment method of another workspace answers as one that never existed.
  return code === 'not-found' ? failure(code) : failure(code, { message: error.message });
}
