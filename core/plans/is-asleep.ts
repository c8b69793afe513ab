import { type PlanId, plans } from '#contract/plans.ts';

const dayMs = 86_400_000;

/** Whether the chats of a workspace sleep, which its plan may want after so many days without a visit or a message. */
export function isAsleep(plan: PlanId, lastActiveAt: Date, now: Date): boolean {
  const { sleepsAfterDays } = plans[plan];
  return sleepsAfterDays !== null && now.getTime() - lastActiveAt.getTime() > sleepsAfterDays * dayMs;
}
