import type { Services } from '#server/context.ts';
import { presentCheckout } from '#server/features/billing/sandbox/present-checkout.ts';
import { findChatgenieCheckout } from './find-chatgenie-checkout.ts';

/** What is bought on a page of the sandbox, in cents. */
export async function getChatgenieCheckout(services: Services, userId: string, checkoutId: string) {
  const { desk, checkout } = await findChatgenieCheckout(services, userId, checkoutId);
  return { ...presentCheckout(desk, checkout), isOrder: checkout.order !== null };
}
