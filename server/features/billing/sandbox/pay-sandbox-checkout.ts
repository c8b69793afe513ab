import type { Context } from '#server/context.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import type { SandboxDesk } from '#server/ports/payments.ts';
import { changeAccount } from '../account/change-account.ts';
import { findSandboxCheckout } from './find-sandbox-checkout.ts';

/** Pays on a page of the sandbox; a card that is refused leaves the page open, to try another. */
export async function paySandboxCheckout(
  ctx: Context,
  checkoutId: string,
  card: Parameters<SandboxDesk['payCheckout']>[1],
): Promise<void> {
  requirePerson(ctx);
  const { desk } = await findSandboxCheckout(ctx, checkoutId);
  await changeAccount(ctx, () => desk.payCheckout(checkoutId, card));
}
