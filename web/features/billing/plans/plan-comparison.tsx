import { Check, Minus } from 'lucide-react';
import { Fragment } from 'react';
import { plans } from '#contract/plans.ts';
import { classNames } from '#web/ui/class-names.ts';
import { comparison } from './pricing-content.ts';

const popular = plans.business.name;
/** It stays below the bar of the page while the table is read. */
const headStyle = 'sticky top-16 z-1 border-b border-line';

/**
 * All limits of all plans. On phones each limit is a heading with the four plans below it, so that nothing scrolls sideways. It
 * stays a table for screen readers: browsers no longer go by how a table is laid out.
 */
export function PlanComparison() {
  const names = Object.values(plans).map(({ name }) => name);
  return (
    <table
      aria-label="Comparison of the plans"
      className="w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface text-left text-sm tabular-nums max-sm:block"
    >
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={classNames(headStyle, 'w-56 rounded-tl-lg bg-surface px-6 py-4')}>
            <span className="sr-only">Limit</span>
          </th>
          {names.map((name) => (
            <th
              key={name}
              scope="col"
              className={classNames(
                headStyle,
                'px-4 py-4 font-semibold last:rounded-tr-lg',
                name === popular
                  ? 'bg-brand-soft text-on-brand-soft shadow-[inset_0_2px_0_var(--brand)]'
                  : 'bg-surface',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {comparison.map(({ title, rows }) => (
          <Fragment key={title}>
            <tr className="max-sm:block">
              <th
                scope="colgroup"
                colSpan={names.length + 1}
                className="border-b border-line bg-sunken px-4 py-2.5 text-xs font-semibold text-ink-secondary max-sm:block sm:px-6"
              >
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <Limit key={label} label={label} cells={cells} names={names} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Limit({
  label,
  cells,
  names,
}: {
  label: string;
  cells: readonly (string | boolean)[];
  names: readonly string[];
}) {
  return (
    <tr className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3 max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-4 sm:*:border-b sm:*:border-line">
      <th scope="row" className="font-medium max-sm:col-span-2 sm:px-6 sm:py-3.5">
        {label}
      </th>
      {cells.map((cell, index) => (
        <td
          key={names[index]}
          className={classNames(
            'sm:px-4 sm:py-3.5',
            names[index] === popular && 'font-semibold sm:bg-brand-soft/40',
          )}
        >
          <span aria-hidden className="block text-xs text-ink-secondary sm:hidden">
            {names[index]}
          </span>
          {typeof cell === 'string' ? cell : <Mark isIncluded={cell} />}
        </td>
      ))}
    </tr>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={isIncluded ? 'size-5 text-brand' : 'size-5 text-ink-secondary'} />
      <span className="sr-only">{isIncluded ? 'Included' : 'Not included'}</span>
    </>
  );
}
