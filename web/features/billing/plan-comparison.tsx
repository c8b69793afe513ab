import { Check, Minus } from 'lucide-react';
import { Fragment } from 'react';
import { plans } from '#contract/plans.ts';
import { comparison } from './pricing-content.ts';

/** All limits of all plans. On narrow windows it scrolls within itself, the names of the rows staying. */
export function PlanComparison() {
  const names = Object.values(plans).map(({ name }) => name);
  return (
    <section
      aria-label="Comparison of the plans"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full min-w-[40rem] text-left text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="sticky left-0 w-36 bg-surface px-4 py-4 sm:w-56 sm:px-6">
              <span className="sr-only">Limit</span>
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className="px-4 py-4 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr className="border-b border-line bg-sunken">
                <th
                  scope="colgroup"
                  colSpan={names.length + 1}
                  className="px-4 py-2.5 text-xs font-semibold text-ink-secondary sm:px-6"
                >
                  {title}
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label} className="border-b border-line last:border-0">
                  <th scope="row" className="sticky left-0 bg-surface px-4 py-3.5 font-medium sm:px-6">
                    {label}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={names[index]} className="px-4 py-3.5">
                      {typeof cell === 'string' ? cell : <Mark isIncluded={cell} />}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
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
