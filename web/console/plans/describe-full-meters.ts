import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { type Meter, type PlanId, plans } from '#contract/plans.ts';

const words: Record<Meter, string> = {
  agents: 'AI agents',
  messages: 'messages of this month',
  leads: 'leads of this month',
  links: 'training links',
  files: 'files',
  characters: 'characters',
};

export interface FullMeters {
  sentence: string;
  /** What is used up, where the sentence does not say it. */
  used: string | null;
}

/**
 * What is said when meters are full; null while none is. The sentence of the specification, section 4, names PRO: it is
 * for the plan below that.
 */
export function describeFullMeters(meters: readonly UsageLimit[], planId: PlanId): FullMeters | null {
  const full = meters.filter(({ percentage }) => percentage >= 100).map(({ name }) => name);
  if (full.length === 0) return null;
  const list = listOf(full.map((name) => words[name]));
  if (planId === 'free') {
    return { sentence: 'AI Agent limit is reached. Upgrade to PRO to go on.', used: `Used up: ${list}.` };
  }
  const next = planWithMore(full, planId);
  return {
    sentence:
      `${list[0]!.toUpperCase()}${list.slice(1)} are used up. ` +
      (next ? `Upgrade to ${next} to go on.` : 'Need more? Contact us.'),
    used: null,
  };
}

/** Name of the smallest dearer plan that holds more of each of these. */
function planWithMore(full: readonly Meter[], planId: PlanId): string | undefined {
  const own = plans[planId];
  return Object.values(plans).find(
    ({ priceCents, limits }) =>
      priceCents > own.priceCents &&
      full.every((name) => limits[name] === null || limits[name] > (own.limits[name] ?? Infinity)),
  )?.name;
}

const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items);
