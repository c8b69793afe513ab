import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { SandboxCheckout, SandboxDesk } from '#server/ports/payments.ts';
import { findUserAccount } from './find-user-account.ts';

/** A page of the sandbox of this user; `not-found` for any other. */
export async function findChatgenieCheckout(
  services: Services,
  userId: string,
  checkoutId: string,
): Promise<{ desk: SandboxDesk; checkout: SandboxCheckout }> {
  const desk = services.payments?.desk ?? null;
  const [checkout, account] = await Promise.all([
    desk?.readCheckout(checkoutId) ?? null,
    findUserAccount(services, userId),
  ]);
  if (desk === null || checkout === null || checkout.customerId !== account?.customerId)
    throw failure('not-found');
  return { desk, checkout };
}
