import { type Plan, personalPlans, plans, type SoldPlanId } from '#contract/plans.ts';
import { isPersonalPlan } from './is-personal-plan.ts';

/** What a plan is called and costs, whoever it is for. */
export function soldPlan(id: SoldPlanId): Pick<Plan, 'name' | 'priceCents'> {
  return isPersonalPlan(id) ? personalPlans[id] : plans[id];
}
