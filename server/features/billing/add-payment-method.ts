import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { changeAccount } from './account/change-account.ts';
import { openAccount } from './account/open-account.ts';

/** The page on which a card is added: it is typed there, and never reaches us. */
export async function addPaymentMethod(ctx: Context): Promise<{ url: string }> {
  await openAccount(ctx);
  let url = '';
  await changeAccount(ctx, async (payments, { customerId, key }) => {
    const returnUrl = baseUrl(ctx.config) + paths.billing;
    ({ url } = await payments.startAddingMethod({ customerId, returnUrl, key }));
  });
  return { url };
}
