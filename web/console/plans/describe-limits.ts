import type { getUsage } from '#contract/billing/billing.endpoints.ts';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type Meter, type PlanId, plans } from '#contract/plans.ts';
import { type LimitWeight, weighMeter } from '#core/plans/weigh-meter.ts';
import { formatDate } from '#web/lib/format-time.ts';

export type Usage = AnswerOf<typeof getUsage>;

export interface LimitNotice {
  weight: LimitWeight;
  /** What visitors notice of it; null where they notice nothing. */
  title: string | null;
  sentence: string;
}

const words: Record<Meter, string> = {
  agents: 'AI agents',
  messages: 'messages of this month',
  leads: 'leads of this month',
  links: 'training links',
  files: 'files',
  characters: 'characters',
};

const order: readonly LimitWeight[] = ['stopped', 'warning', 'information'];

/** What is said of the meters that are nearly or wholly used up, the weightiest first; at most two for each weight. */
export function describeLimits(
  { meters, plan, resetsAt }: Pick<Usage, 'meters' | 'plan' | 'resetsAt'>,
  only: readonly LimitWeight[] = order,
): LimitNotice[] {
  const resets = formatDate(resetsAt);
  return order
    .filter((weight) => only.includes(weight))
    .flatMap((weight) => {
      const weighed = meters.filter(({ name, percentage }) => weighMeter(name, percentage) === weight);
      const full = weighed.filter(({ percentage }) => percentage >= 100);
      const near = weighed.filter(({ percentage }) => percentage < 100);
      return [
        ...(full.length > 0 ? [describeFull(weight, full, plan.id, resets)] : []),
        ...near.map((meter) => describeNear(weight, meter, resets)),
      ];
    });
}

function describeFull(
  weight: LimitWeight,
  full: readonly UsageLimit[],
  planId: PlanId,
  resets: string,
): LimitNotice {
  const names = full.map(({ name }) => name);
  const list = listOf(names.map((name) => words[name]));
  const next = planWithMore(names, planId);
  // The sentence of the specification, section 4, names PRO: it is for the plan below that.
  const sentence =
    planId === 'free'
      ? `AI Agent limit is reached. Upgrade to PRO to go on. Used up: ${list}.`
      : `${list[0]?.toUpperCase()}${list.slice(1)} are used up. ${
          next ? `Upgrade to ${next} to go on.` : 'Need more? Contact us.'
        }`;
  if (weight === 'information') return { weight, title: null, sentence };
  const title = weight === 'stopped' ? 'Visitors get no answers' : 'Visitors can’t leave their details';
  return { weight, title, sentence: `${sentence} The count starts again on ${resets}.` };
}

function describeNear(weight: LimitWeight, { name, percentage }: UsageLimit, resets: string): LimitNotice {
  const what = name === 'messages' ? 'visitors get no answers' : 'visitors can’t leave their details';
  return {
    weight,
    title: null,
    sentence: `${percentage} percent of this month’s ${name} are used. At 100 percent ${what} until ${resets}.`,
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
