import { yearlyDiscountPercent } from '#contract/plans.ts';

const periodStyle =
  'flex min-h-10 cursor-pointer items-center gap-2 rounded-full px-5 text-sm font-semibold text-ink-secondary transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

/** Monthly or yearly prices: two radio inputs that the style sheet reads. */
export function PeriodSwitch() {
  return (
    <fieldset className="flex rounded-full border border-line bg-sunken p-1">
      <legend className="sr-only">Billing period</legend>
      <label className={periodStyle}>
        <input type="radio" name="period" value="monthly" defaultChecked className="sr-only" />
        Monthly
      </label>
      <label className={periodStyle}>
        <input type="radio" name="period" value="yearly" className="sr-only" />
        Yearly
        <span className="rounded-full bg-brand-soft px-2 py-0.5 text-xs text-on-brand-soft">
          save {yearlyDiscountPercent}%
        </span>
      </label>
    </fieldset>
  );
}
