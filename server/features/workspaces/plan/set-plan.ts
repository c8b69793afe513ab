import { eq } from 'drizzle-orm';
import { type AddOnQuantities, type PlanId, plans } from '#contract/plans.ts';
import { sumAddOns } from '#core/plans/sum-add-ons.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { workspace } from '../workspaces.table.ts';

/**
 * Gives a workspace the plan and the add-ons that are paid or granted now, with the add-ons that the operator granted on top.
 * Nothing that it has made is deleted by it. Call it in a transaction.
 */
export async function setPlan(
  services: Services,
  workspaceId: string,
  given: { plan: PlanId; addOns: AddOnQuantities; billingAnchor: string | null },
): Promise<void> {
  const [before] = await services.db
    .select({ plan: workspace.plan, granted: workspace.grantedAddOns })
    .from(workspace)
    .where(eq(workspace.id, workspaceId))
    .for('update');
  if (before === undefined) return;
  const since = before.plan === given.plan ? {} : { planSince: services.clock.now() };
  await services.db
    .update(workspace)
    .set({
      plan: given.plan,
      addOns: sumAddOns(given.addOns, before.granted),
      billingAnchor: given.billingAnchor === null ? null : new Date(given.billingAnchor),
      ...since,
    })
    .where(eq(workspace.id, workspaceId));
  if (before.plan === given.plan) return;
  const details = { before: plans[before.plan].name, after: plans[given.plan].name };
  await recordAudit(services, { action: 'plan.changed', workspaceId, details });
}
