import type { getUsage } from '#contract/billing/billing.endpoints.ts';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type Meter, type PlanId, plans } from '#contract/plans.ts';
import { type LimitWeight, weighMeter } from '#core/plans/weigh-meter.ts';
import { formatNumber } from '#web/lib/format.ts';
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
  { meters, plan, resetsAt, afterLimit }: Pick<Usage, 'meters' | 'plan' | 'resetsAt' | 'afterLimit'>,
  only: readonly LimitWeight[] = order,
): LimitNotice[] {
  const resets = formatDate(resetsAt);
  const hasSpare = afterLimit.used < afterLimit.limit;
  return order
    .filter((weight) => only.includes(weight))
    .flatMap((weight) => {
      const weighed = meters.filter(
        ({ name, percentage }) => weighMeter(name, percentage, hasSpare) === weight,
      );
      const full = weighed.filter(({ percentage }) => percentage >= 100);
      const near = weighed.filter(({ percentage }) => percentage < 100);
      // What visitors find at a limit differs by meter, so each has a notice; of the others one lists all.
      const groups = weight === 'information' ? [full] : full.map((meter) => [meter]);
      return [
        ...groups
          .filter((group) => group.length > 0)
          .map((group) => describeFull(weight, group, { planId: plan.id, resets, afterLimit })),
        ...near.map((meter) => describeNear(weight, meter, resets, afterLimit)),
      ];
    });
}

function describeFull(
  weight: LimitWeight,
  full: readonly UsageLimit[],
  { planId, resets, afterLimit }: { planId: PlanId; resets: string; afterLimit: Usage['afterLimit'] },
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
  const again = `The count starts again on ${resets}.`;
  if (!names.includes('messages'))
    return { weight, title: 'Visitors can’t leave their details', sentence: `${sentence} ${again}` };
  if (weight === 'stopped')
    return {
      weight,
      title: 'Visitors get no answers, only the contact form',
      sentence: `${sentence} ${again}`,
    };
  const { used, limit } = afterLimit;
  return {
    weight,
    title: 'The embedded engine answers your visitors',
    sentence: `${sentence} ${formatNumber(used)} of ${formatNumber(limit)} answers without charge are used; then visitors get the contact form. ${again}`,
  };
}

function describeNear(
  weight: LimitWeight,
  { name, percentage }: UsageLimit,
  resets: string,
  { limit }: Usage['afterLimit'],
): LimitNotice {
  const engine = limit > 0 ? `the embedded engine answers up to ${formatNumber(limit)} more, then ` : '';
  const what =
    name === 'messages' ? `${engine}visitors get the contact form` : 'visitors can’t leave their details';
  return {
    weight,
    title: null,
    sentence: `${percentage} percent of this month’s ${name} are used. At 100 percent ${what} until ${resets}.`,
  };
}

/** Name of the cheapest larger plan that includes more of each of these. */
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
