import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { BillingDetails } from '#server/ports/payments.ts';

/** What invoices say about a buyer who has not said anything yet: the company and the email of this user. */
export async function firstDetails(
  { db, workspace: { id } }: Pick<Context, 'db'> & { workspace: { id: string } },
  userId: string,
): Promise<BillingDetails> {
  const [[owner], [owned]] = await Promise.all([
    db.select({ email: user.email, company: user.company }).from(user).where(eq(user.id, userId)),
    db.select({ name: workspace.name }).from(workspace).where(eq(workspace.id, id)),
  ]);
  const name = owner?.company || (owned?.name ?? '');
  return { email: owner?.email ?? '', name, address: '', taxId: '', country: '' };
}
