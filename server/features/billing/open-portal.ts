import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { changeAccount } from './account/change-account.ts';
import { openAccount } from './account/open-account.ts';

/** The provider's own page, where the buyer sees cards and invoices and confirms payments. */
export async function openPortal(ctx: Context): Promise<{ url: string }> {
  await openAccount(ctx);
  let url = '';
  await changeAccount(ctx, async (payments, { customerId }) => {
    ({ url } = await payments.openPortal(customerId, baseUrl(ctx.config) + paths.billing));
  });
  return { url };
}
