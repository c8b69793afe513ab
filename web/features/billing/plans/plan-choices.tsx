import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Billing } from '#contract/billing/billing.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { type BillingPeriod, type Plan, type PlanId, planIds, plans } from '#contract/plans.ts';
import { yearlyPrice } from '#core/billing/yearly-price.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { PlanBox } from './plan-box.tsx';
import { PlanLines } from './plan-lines.tsx';
import { listFeatures } from './pricing-content.ts';

interface PlanChoicesProps {
  billing: Billing;
  period: BillingPeriod;
  onChoose: (plan: PlanId) => void;
}

/** The plans side by side; the one that is used says so, the others can be subscribed to. */
export function PlanChoices(props: PlanChoicesProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {Object.values(plans).map((plan) => (
        <PlanChoice key={plan.id} plan={plan} {...props} />
      ))}
    </ul>
  );
}

function PlanChoice({ plan, billing, period, onChoose }: PlanChoicesProps & { plan: Plan }) {
  const { priceCents } = plan;
  const monthCents = period === 'yearly' ? yearlyPrice(priceCents).monthCents : priceCents;
  return (
    <PlanBox plan={plan} className="p-5">
      <p className="mt-4 flex items-baseline gap-1">
        <span className="font-display text-3xl font-semibold tracking-tight tabular-nums">
          {formatPrice(monthCents)}
        </span>
        <span className="text-sm text-ink-secondary">/ month</span>
      </p>
      <p className="mt-1 sm:min-h-10 text-xs text-ink-secondary">
        {priceCents === 0
          ? 'No credit card required'
          : period === 'yearly'
            ? `${formatPrice(yearlyPrice(priceCents).yearCents)} billed once a year. You save ${formatPrice(yearlyPrice(priceCents).savedCents)}`
            : `billed monthly, or ${formatPrice(yearlyPrice(priceCents).monthCents)} per month when you pay once a year`}
      </p>
      <div className="mt-5 grid">
        <PlanAction plan={plan} billing={billing} period={period} onChoose={onChoose} />
      </div>
      <ul className="mt-5 space-y-2.5 border-t border-line pt-5 text-sm">
        <PlanLines {...listFeatures(plan)} />
      </ul>
    </PlanBox>
  );
}

function PlanAction({ plan, billing, period, onChoose }: PlanChoicesProps & { plan: Plan }) {
  const { subscription, provider, grantedPlan } = billing;
  const isCurrent = plan.id === billing.plan.id;
  const isSame =
    isCurrent && (subscription === null || subscription.order.period === period || plan.id === 'free');
  const isNext = subscription?.nextOrder?.plan === plan.id && subscription.nextOrder.period === period;
  if (isSame && !subscription?.nextOrder) {
    return (
      <p className="flex min-h-10 items-center justify-center gap-2 rounded-md bg-ready-soft text-sm font-semibold text-ready">
        <Check aria-hidden className="size-4" />
        Currently Used Plan
      </p>
    );
  }
  if (isNext) {
    return (
      <p className="flex min-h-10 items-center justify-center rounded-md bg-sunken text-center text-sm font-semibold text-ink-secondary">
        From the next period on
      </p>
    );
  }
  if (provider === null) return null;
  if (planIds.indexOf(plan.id) <= planIds.indexOf(grantedPlan)) {
    return subscription === null || plan.id !== grantedPlan ? (
      <p className="flex min-h-10 items-center justify-center text-center text-sm text-ink-secondary">
        Included in what you have
      </p>
    ) : (
      <p className="flex min-h-10 items-center justify-center text-center text-sm text-ink-secondary">
        <Link to={paths.billing} className={linkLook}>
          Cancel your subscription
        </Link>
        &nbsp;to go back
      </p>
    );
  }
  return (
    <Button
      variant={plan.id === 'business' ? 'primary' : 'secondary'}
      aria-label={`${isCurrent && isSame ? 'Keep' : 'Subscribe to'} ${plan.name}`}
      onClick={() => onChoose(plan.id)}
    >
      {isCurrent && isSame ? 'Keep this plan' : 'Subscribe'}
    </Button>
  );
}
