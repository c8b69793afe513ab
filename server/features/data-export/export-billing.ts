import type { Context, Services } from '#server/context.ts';
import { getBilling } from '#server/features/billing/get-billing.ts';
import { listBillingHistory } from '#server/features/billing/invoices/list-billing-history.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readAllPages } from './read-all-pages.ts';

/** What each workspace of an owner pays, to whom its invoices go, and its invoices: those that the owner sees. */
export async function* exportBilling(services: Services, userId: string): AsyncGenerator<unknown> {
  for (const { id } of await ownedWorkspaces(services.db, userId)) {
    const workspace = await findWorkspace(services, id);
    if (workspace === null) continue;
    const ctx: Context = { ...services, workspace, actor: { kind: 'user', userId, role: 'owner' } };
    const billingHistory = await readAllPages((query) => listBillingHistory(ctx, query));
    yield { workspaceId: id, ...(await getBilling(ctx)), billingHistory };
  }
}
