import { plans } from '#contract/plans.ts';
import { trialPagesLimit } from '#contract/trials/trials.ts';
import type { Services } from '#server/context.ts';

/** How many pages a trial agent reads. */
export function trialPages({ config }: Pick<Services, 'config'>): number {
  return Math.min(trialPagesLimit, plans[config.DEFAULT_PLAN].limits.links ?? trialPagesLimit);
}
