import { eq } from 'drizzle-orm';
import type { PlanId } from '#contract/plans.ts';
import { decidePlan } from '#core/billing/decide-plan.ts';
import type { Services } from '#server/context.ts';
import { billingAccount } from '#server/features/billing/billing.table.ts';
import { setPlan } from '#server/features/workspaces/plan/set-plan.ts';

/** Gives a workspace the larger of what it was granted and what it pays for. Call it in a transaction that holds the row. */
export async function applyGrant(services: Services, workspaceId: string, granted: PlanId): Promise<void> {
  const [account] = await services.db
    .select({ subscription: billingAccount.subscription })
    .from(billingAccount)
    .where(eq(billingAccount.workspaceId, workspaceId));
  await setPlan(services, workspaceId, decidePlan(granted, account?.subscription ?? null));
}
