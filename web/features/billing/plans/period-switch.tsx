import { type BillingPeriod, billingPeriods, yearlyDiscountPercent } from '#contract/plans.ts';

const labels: Record<BillingPeriod, string> = { monthly: 'Monthly', yearly: 'Yearly' };

interface PeriodSwitchProps {
  /** Without it the switch begins with monthly prices and keeps its own state, which the style sheet reads. */
  period?: BillingPeriod;
  onChange?: (period: BillingPeriod) => void;
}

/** Monthly or yearly prices. */
export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  return (
    <fieldset className="flex rounded-full border border-line bg-sunken p-1">
      <legend className="sr-only">Billing period</legend>
      {billingPeriods.map((each) => (
        <label
          key={each}
          className="flex min-h-10 cursor-pointer items-center gap-2 rounded-full px-5 text-sm font-semibold text-ink-secondary transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand dark:has-checked:bg-line"
        >
          <input
            type="radio"
            name="period"
            value={each}
            {...(period === undefined
              ? { defaultChecked: each === 'monthly' }
              : { checked: each === period, onChange: () => onChange?.(each) })}
            className="sr-only"
          />
          {labels[each]}
          {each === 'yearly' && <span className="text-xs text-brand">save {yearlyDiscountPercent}%</span>}
        </label>
      ))}
    </fieldset>
  );
}
