import type { Services } from '#server/context.ts';
import type { SandboxDesk } from '#server/ports/payments.ts';
import { changeUserAccount } from './change-user-account.ts';
import { findChatgenieCheckout } from './find-chatgenie-checkout.ts';

/** Pays on a page of the sandbox; a card that is refused leaves the page open, to try another. */
export async function payChatgenieCheckout(
  services: Services,
  userId: string,
  checkoutId: string,
  card: Parameters<SandboxDesk['payCheckout']>[1],
): Promise<void> {
  const { desk } = await findChatgenieCheckout(services, userId, checkoutId);
  await changeUserAccount(services, userId, () => desk.payCheckout(checkoutId, card));
}
