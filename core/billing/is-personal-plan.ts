import { type PersonalPlanId, personalPlanIds, type SoldPlanId } from '#contract/plans.ts';

/** Whether a plan is for a user, not for a workspace. */
export function isPersonalPlan(id: SoldPlanId): id is PersonalPlanId {
  return personalPlanIds.some((each) => each === id);
}
