import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { openCustomer } from '#server/features/billing/account/open-customer.ts';
import { user } from '#server/features/users/users.table.ts';
import type { BillingDetails } from '#server/ports/payments.ts';
import { findUserAccount } from './find-user-account.ts';

/** Makes a user a customer of the provider, apart from all workspaces, and answers their id there. */
export async function openUserAccount(services: Services, userId: string): Promise<string> {
  const found = await findUserAccount(services, userId);
  return openCustomer(services, { userId }, found, () => detailsOf(services, userId));
}

/** What invoices say about a user who has not said anything yet. */
async function detailsOf({ db }: Services, userId: string): Promise<BillingDetails> {
  const [buyer] = await db
    .select({ email: user.email, name: user.name })
    .from(user)
    .where(eq(user.id, userId));
  return { email: buyer?.email ?? '', name: buyer?.name ?? '', address: '', taxId: '', country: '' };
}
