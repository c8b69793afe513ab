import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { SandboxCheckout, SandboxDesk } from '#server/ports/payments.ts';
import { findAccount } from '../account/find-account.ts';

/** A page of the sandbox of this workspace; `not-found` for any other. */
export async function findSandboxCheckout(
  ctx: Context,
  checkoutId: string,
): Promise<{ desk: SandboxDesk; checkout: SandboxCheckout }> {
  const desk = ctx.payments?.desk ?? null;
  const [checkout, account] = await Promise.all([desk?.readCheckout(checkoutId) ?? null, findAccount(ctx)]);
  if (desk === null || checkout === null || checkout.customerId !== account?.customerId)
    throw failure('not-found');
  return { desk, checkout };
}
