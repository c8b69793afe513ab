import type { Context } from '#server/context.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { firstDetails } from '../first-details.ts';
import { requirePayer } from '../payer/require-payer.ts';
import { findAccount } from './find-account.ts';
import { openCustomer } from './open-customer.ts';

/** Makes the workspace a customer of the provider and answers its id there. */
export async function openAccount(ctx: Context): Promise<string> {
  await requirePayer(ctx);
  return openCustomer(ctx, { workspaceId: ctx.workspace.id }, await findAccount(ctx), () =>
    firstDetails(ctx, requirePerson(ctx)),
  );
}
