import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';

/** What a website may take of the plan, said before it is added; nothing where the plan sets no limit. */
export function describeLinksLeft(meter: UsageLimit | undefined, planName: string): string | undefined {
  if (!meter || meter.limit === null) return undefined;
  const left = Math.max(0, meter.limit - meter.used);
  if (left === 0) {
    return `No links left on ${planName}: all ${formatNumber(meter.limit)} are used. Delete a website or upgrade to read more pages.`;
  }
  return `${formatCount(left, 'link')} left of the ${formatNumber(meter.limit)} on ${planName}. Each page counts as one link.`;
}

/** The same for an agent that is still to be created; both arguments are unknown while the usage loads. */
export function describeLinksOfNewAgent(
  planName: string | undefined,
  limit: number | null | undefined,
): string | undefined {
  if (planName === undefined || limit === undefined || limit === null) return undefined;
  return `${planName} reads up to ${formatCount(limit, 'page')}.`;
}
