import { eq } from 'drizzle-orm';
import type { AddOnQuantities, PlanId } from '#contract/plans.ts';
import type { Services } from '#server/context.ts';
import { workspace } from './workspaces.table.ts';

/** Gives a workspace the plan and the add-ons that are paid or granted now. Nothing that it has made is deleted by it. */
export async function setPlan(
  services: Services,
  workspaceId: string,
  given: { plan: PlanId; addOns: AddOnQuantities; billingAnchor: string | null },
): Promise<void> {
  const [before] = await services.db
    .select({ plan: workspace.plan })
    .from(workspace)
    .where(eq(workspace.id, workspaceId))
    .for('update');
  if (before === undefined) return;
  const since = before.plan === given.plan ? {} : { planSince: services.clock.now() };
  await services.db
    .update(workspace)
    .set({
      plan: given.plan,
      addOns: given.addOns,
      billingAnchor: given.billingAnchor === null ? null : new Date(given.billingAnchor),
      ...since,
    })
    .where(eq(workspace.id, workspaceId));
}
