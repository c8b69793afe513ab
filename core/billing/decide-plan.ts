import { type AddOnQuantities, type PlanId, planIds } from '#contract/plans.ts';
import type { Order, Subscription } from './billing-account.ts';
import { orderOfWorkspace } from './order-of-workspace.ts';

interface DecidedPlan {
  plan: PlanId;
  addOns: AddOnQuantities;
  /** See `meterMonth`. */
  billingAnchor: string | null;
}

/**
 * The plan and the add-ons of a workspace. While its subscription is paid or in grace, these are the larger of its
 * plan and the granted one, and its add-ons; else the granted plan alone.
 * @param granted the plan that it has without paying
 */
export function decidePlan(
  granted: PlanId,
  subscription: (Pick<Subscription, 'state' | 'anchor'> & { order: Order }) | null,
): DecidedPlan {
  if (subscription === null || (subscription.state !== 'active' && subscription.state !== 'past-due'))
    return { plan: granted, addOns: {}, billingAnchor: null };
  const { plan, addOns } = orderOfWorkspace(subscription.order);
  const isMore = planIds.indexOf(plan) > planIds.indexOf(granted);
  return { plan: isMore ? plan : granted, addOns, billingAnchor: subscription.anchor };
}
