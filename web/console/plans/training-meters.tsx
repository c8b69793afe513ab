import { useQuery } from '@tanstack/react-query';
import type { Meter as MeterName } from '#contract/plans.ts';
import { formatCompact } from '#web/lib/format.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { meterNamed, usageQuery } from './billing.queries.ts';

const meters: readonly { name: MeterName; label: string }[] = [
  { name: 'links', label: 'Links' },
  { name: 'files', label: 'Files' },
  { name: 'characters', label: 'Characters' },
];

/** Below this share of a limit, a bar would only show that there is nothing to see. */
const worthABar = 0.1;

interface TrainingMetersProps {
  agentId?: string | undefined;
  /** They are next to each other, not below. */
  isInRow?: boolean;
}

/** How much of the plan the sources of an agent fill; without one, those of the fullest. Bars come once one is worth it. */
export function TrainingMeters({ agentId, isInRow = false }: TrainingMetersProps) {
  const usage = useQuery(usageQuery(agentId));
  const shown = meters.map((each) => ({ ...each, meter: meterNamed(usage.data?.meters, each.name) }));
  const isQuiet = shown.every(
    ({ meter }) => !meter || meter.limit === null || meter.used < worthABar * meter.limit,
  );
  return shown.map(({ name, label, meter }) => {
    if (meter) {
      return (
        <Meter
          key={name}
          label={label}
          used={meter.used}
          limit={meter.limit}
          format={formatCompact}
          hasBar={!isQuiet}
          isInline={isInRow && isQuiet}
        />
      );
    }
    return usage.isPending ? (
      <Skeleton key={name} className="h-5" />
    ) : (
      <p key={name} className="text-sm text-ink-secondary">
        {label}: not known at the moment
      </p>
    );
  });
}
