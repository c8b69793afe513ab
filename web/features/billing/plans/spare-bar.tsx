import type { CSSProperties } from 'react';
import { plans, sparePercent } from '#contract/plans.ts';
import { formatNumber } from '#web/lib/format.ts';

const included = plans.pro.limits.messages ?? 0;
const spare = (included * sparePercent) / 100;

/** How much of a month answers continue for, with the messages of a plan as the example. */
export function SpareBar() {
  return (
    <div className="mt-8 text-sm" style={{ '--spare': sparePercent } as CSSProperties}>
      <div
        aria-hidden
        className="grid h-4 grid-cols-[100fr_calc(var(--spare)*1fr)] gap-1 overflow-hidden rounded-full forced-colors:border"
      >
        <span className="bg-brand" />
        <span className="bg-[repeating-linear-gradient(135deg,var(--cited)_0_6px,var(--cited-edge)_6px_8px)]" />
      </div>
      <p className="mt-2.5 grid grid-cols-[100fr_calc(var(--spare)*1fr)] gap-1 max-sm:block">
        <span className="max-sm:block">
          <strong className="font-semibold">{formatNumber(included)} messages</strong> of {plans.pro.name}
        </span>
        <span>
          <strong className="font-semibold">{formatNumber(spare)} more</strong> without charge
        </span>
      </p>
    </div>
  );
}
