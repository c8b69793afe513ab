import { useQuery } from '@tanstack/react-query';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { Meter as MeterName } from '#contract/plans.ts';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { formatCompact } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const meters: readonly { name: MeterName; label: string }[] = [
  { name: 'links', label: 'Links' },
  { name: 'files', label: 'Files' },
  { name: 'characters', label: 'Characters' },
];

/** How much of the plan the sources of the fullest agent take. */
export function PlanUsage() {
  const usage = useQuery(usageQuery());
  const found = meters.map(({ name, label }) => ({ label, meter: meterNamed(usage.data?.meters, name) }));
  // Bars that are nearly empty say nothing.
  if (usage.data && found.every(({ meter }) => meter && !isFilling(meter))) {
    return (
      <Card title="Training Data usage">
        <p className="text-sm text-ink-secondary">
          {found
            .map(({ label, meter }) => meter && `${label}: ${describeUse(meter)}`)
            .filter(Boolean)
            .join('. ')}
          .
        </p>
      </Card>
    );
  }
  return (
    <Card title="Training Data usage" description="Agent with the highest usage, against your plan’s limits.">
      <div className="space-y-4">
        {usage.isPending && meters.map(({ name }) => <Skeleton key={name} className="h-8" />)}
        {usage.isError && <p className="text-sm text-ink-secondary">The usage could not be loaded.</p>}
        {meters.map(({ name, label }) => {
          const meter = meterNamed(usage.data?.meters, name);
          return (
            meter && (
              <Meter key={name} label={label} used={meter.used} limit={meter.limit} format={formatCompact} />
            )
          );
        })}
      </div>
    </Card>
  );
}

const isFilling = ({ used, limit }: UsageLimit): boolean => limit !== null && used >= 0.7 * limit;

const describeUse = ({ used, limit }: UsageLimit): string =>
  limit === null ? `${formatCompact(used)}, unlimited` : `${formatCompact(used)} of ${formatCompact(limit)}`;
