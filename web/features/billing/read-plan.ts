import { type Plan, type PlanId, plans } from '#contract/plans.ts';

/** The plan that a search parameter names; undefined where there is no such plan. */
export const readPlan = (name: string | null): Plan | undefined =>
  name !== null && Object.hasOwn(plans, name) ? plans[name as PlanId] : undefined;
