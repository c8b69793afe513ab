import { Check } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import { billingPeriods, type Plan, type PlanId } from '#contract/plans.ts';
import { yearlyPrice } from '#core/billing/yearly-price.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { keepReturn } from '#web/lib/sign-in/keep-return.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PlanBox } from './plan-box.tsx';
import { PlanLines } from './plan-lines.tsx';
import { listFeatures } from './pricing-content.ts';

const byMonth = 'group-has-[[value=yearly]:checked]/period:hidden';
const whenYearly = 'hidden group-has-[[value=yearly]:checked]/period:block';
const byYear = 'hidden group-has-[[value=yearly]:checked]/period:inline';

/** Shown when the root's `data-plan` is that plan: see `public-scripts/show-current-plan.ts`. */
const whenCurrent: Record<PlanId, string> = {
  free: 'hidden in-data-[plan=free]:flex',
  pro: 'hidden in-data-[plan=pro]:flex',
  business: 'hidden in-data-[plan=business]:flex',
  enterprise: 'hidden in-data-[plan=enterprise]:flex',
};
/** The current plan has no button. */
const whenOther: Record<PlanId, string> = {
  free: 'in-data-[plan=free]:hidden',
  pro: 'in-data-[plan=pro]:hidden',
  business: 'in-data-[plan=business]:hidden',
  enterprise: 'in-data-[plan=enterprise]:hidden',
};

/** A plan with its price for both periods. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { id, name, priceCents, sleepsAfterDays } = plan;
  const { monthCents, yearCents, savedCents } = yearlyPrice(priceCents);
  const isPopular = id === 'business';
  const action = priceCents === 0 ? 'Start free' : `Choose ${name}`;
  const variant = isPopular ? 'primary' : 'secondary';
  return (
    <PlanBox plan={plan} className="p-6">
      <p className="mt-4 flex items-baseline gap-1">
        <span className="font-display text-[2.75rem] leading-12 font-semibold tracking-tight tabular-nums">
          <span className={byMonth}>{formatPrice(priceCents)}</span>
          <span className={byYear}>{formatPrice(monthCents)}</span>
        </span>
        <span className="text-sm text-ink-secondary">/ month</span>
      </p>
      <p className="mt-1 sm:min-h-10 text-xs text-balance text-ink-secondary">
        {priceCents === 0 ? (
          'No credit card required'
        ) : (
          <>
            <span className={byMonth}>
              billed monthly, or{' '}
              <span className="whitespace-nowrap">{formatPrice(monthCents)} per month</span> when you pay once
              a year
            </span>
            <span className={byYear}>
              {formatPrice(yearCents)} billed once a year.{' '}
              <strong className="font-semibold text-brand">You save {formatPrice(savedCents)}</strong>
            </span>
          </>
        )}
      </p>
      <p
        className={classNames(
          'mt-4 min-h-10 items-center justify-center gap-2 rounded-md bg-ready-soft text-sm font-semibold text-ready',
          whenCurrent[id],
        )}
      >
        <Check aria-hidden className="size-4" />
        Currently Used Plan
      </p>
      <div className={classNames('mt-4', whenOther[id])}>
        {billingPeriods.map((period) => {
          const goal = priceCents === 0 ? paths.agents : paths.choosePlan(id, period);
          return (
            <div key={period} className={period === 'monthly' ? byMonth : whenYearly}>
              <div className="grid in-data-[session=in]:hidden">
                <ButtonLink to={keepReturn(paths.register, priceCents === 0 ? null : goal)} variant={variant}>
                  {action}
                </ButtonLink>
              </div>
              <div className="hidden in-data-[session=in]:grid">
                <ButtonLink to={goal} variant={variant}>
                  {action}
                </ButtonLink>
              </div>
            </div>
          );
        })}
      </div>
      <ul className="mt-5 space-y-2 border-t border-line pt-5 text-sm">
        <PlanLines {...listFeatures(plan)} />
      </ul>
      {sleepsAfterDays !== null && (
        <p className="mt-5 text-xs text-ink-secondary">
          The chat is disabled after {sleepsAfterDays} days of inactivity.
        </p>
      )}
    </PlanBox>
  );
}
