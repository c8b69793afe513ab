import { Sparkles } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import { type PlanId, plans } from '#contract/plans.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** What the free plan includes, and the way to the prices. */
export function UpgradeBanner({ planId }: { planId: PlanId }) {
  if (planId !== 'free') return null;
  const { agents, messages } = plans.free.limits;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-brand-soft px-5 py-4 text-on-brand-soft">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-3 text-sm">
        <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-semibold">You are on {plans.free.name}:</strong> {agents} AI agent and{' '}
          {formatNumber(messages ?? 0)} messages per month. Upgrade for more agents, messages and sources.
        </span>
      </p>
      <ButtonLink to={paths.pricing} size="sm">
        See plans
      </ButtonLink>
    </div>
  );
}
