import { type Plan, personalPlans, plans, type SoldPlanId } from '#contract/plans.ts';
import { isPersonalPlan } from './is-personal-plan.ts';

/** Name and prices of a plan that is sold, of workspaces and of ChatGenie alike. */
export function soldPlan(id: SoldPlanId): Pick<Plan, 'name' | 'priceCents'> {
  return isPersonalPlan(id) ? personalPlans[id] : plans[id];
}
