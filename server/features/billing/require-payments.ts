import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { Payments } from '#server/ports/payments.ts';

/** Who takes payments; `cannot-process` where nobody does. */
export function requirePayments({ payments }: Pick<Services, 'payments'>): Payments {
  if (payments === null) {
    throw failure('cannot-process', {
      message: 'Plans are not sold on this installation. Contact us to change your plan.',
    });
  }
  return payments;
}
