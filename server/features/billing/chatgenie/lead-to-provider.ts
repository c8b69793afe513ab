import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import type { Payments } from '#server/ports/payments.ts';
import { changeUserAccount } from './change-user-account.ts';
import { openUserAccount } from './open-user-account.ts';

/** A page of the provider for a user, who comes back to that of their plan. */
export async function leadToProvider(
  services: Services,
  userId: string,
  open: (
    payments: Payments,
    given: { customerId: string; key: string; returnUrl: string },
  ) => Promise<{ url: string }>,
): Promise<{ url: string }> {
  await openUserAccount(services, userId);
  const returnUrl = baseUrl(services.config) + paths.chatgeniePlan;
  let url = '';
  await changeUserAccount(services, userId, async (payments, given) => {
    ({ url } = await open(payments, { ...given, returnUrl }));
  });
  return { url };
}
