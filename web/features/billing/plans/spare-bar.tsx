import { plans, sparePercent } from '#contract/plans.ts';
import { formatNumber } from '#web/lib/format.ts';

const included = plans.pro.limits.messages ?? 0;
const spare = (included * sparePercent) / 100;
/** The width of both is what they are. */
const columns = { gridTemplateColumns: `100fr ${sparePercent}fr` };

/** How much of a month answers continue for, with the messages of a plan as the example. */
export function SpareBar() {
  return (
    <div className="mt-8 text-sm">
      <div
        aria-hidden
        className="grid h-4 gap-1 overflow-hidden rounded-full forced-colors:border"
        style={columns}
      >
        <span className="bg-brand" />
        <span className="bg-[repeating-linear-gradient(135deg,var(--cited)_0_6px,var(--cited-edge)_6px_8px)]" />
      </div>
      <p className="mt-2.5 gap-1 sm:grid" style={columns}>
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
