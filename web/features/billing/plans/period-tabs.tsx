import { type BillingPeriod, billingPeriods, yearlyDiscountPercent } from '#contract/plans.ts';

const labels: Record<BillingPeriod, string> = { monthly: 'Monthly', yearly: 'Yearly' };

/** Monthly or Yearly, for the prices of the page. */
export function PeriodTabs({
  period,
  onChange,
}: {
  period: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
}) {
  return (
    <fieldset className="flex rounded-full border border-line bg-sunken p-1">
      <legend className="sr-only">Billing period</legend>
      {billingPeriods.map((each) => (
        <label
          key={each}
          className="flex min-h-9 cursor-pointer items-center gap-2 rounded-full px-4 text-sm font-semibold text-ink-secondary transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name="period"
            value={each}
            checked={each === period}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {labels[each]}
          {each === 'yearly' && (
            <span className="rounded-full bg-brand-soft px-2 py-0.5 text-xs text-on-brand-soft">
              save {yearlyDiscountPercent}%
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
