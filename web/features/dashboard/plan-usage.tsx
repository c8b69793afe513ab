import { useQuery } from '@tanstack/react-query';
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
