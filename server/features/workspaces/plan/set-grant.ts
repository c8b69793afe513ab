import { eq } from 'drizzle-orm';
import type { AddOnQuantities, PlanId } from '#contract/plans.ts';
import type { Services } from '#server/context.ts';
import { workspace } from '../workspaces.table.ts';

interface Grant {
  plan: PlanId;
  addOns: AddOnQuantities;
  until: Date | null;
  reason: string;
}

/**
 * Writes what a workspace has without paying, or with null ends it: then it has what it had before the first grant. What it
 * has at the moment follows by `setPlan`. Call it in a transaction that holds the row.
 */
export async function setGrant(
  { db }: Pick<Services, 'db'>,
  row: typeof workspace.$inferSelect,
  grant: Grant | null,
): Promise<PlanId> {
  const usual = row.planAfterGrant ?? row.grantedPlan;
  const grantedPlan = grant?.plan ?? usual;
  await db
    .update(workspace)
    .set({
      grantedPlan,
      grantedAddOns: grant?.addOns ?? {},
      grantedUntil: grant?.until ?? null,
      grantReason: grant?.reason ?? null,
      planAfterGrant: grant === null ? null : usual,
    })
    .where(eq(workspace.id, row.id));
  return grantedPlan;
}
