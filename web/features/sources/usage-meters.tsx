import { useQuery } from '@tanstack/react-query';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { LimitNotices } from '#web/console/plans/limit-notices.tsx';
import { formatCompact } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const meters = [
  { name: 'links', label: 'Links' },
  { name: 'files', label: 'Files' },
  { name: 'characters', label: 'Characters' },
] as const;

const formatList = (items: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items);

/** Links, files and characters of one agent against the plan. */
export function UsageMeters({ agentId }: { agentId: string }) {
  const usage = useQuery(usageQuery(agentId));
  const exceeded = meters
    .filter(({ name }) => {
      const meter = meterNamed(usage.data?.meters, name);
      return meter !== undefined && meter.limit !== null && meter.used > meter.limit;
    })
    .map(({ name }) => name);
  return (
    <Card className="[&>div]:py-3">
      <div className="space-y-4">
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
          {meters.map(({ name, label }) => {
            const meter = meterNamed(usage.data?.meters, name);
            if (meter) {
              return (
                <Meter
                  key={name}
                  label={label}
                  used={meter.used}
                  limit={meter.limit}
                  format={formatCompact}
                />
              );
            }
            return usage.isPending ? (
              <Skeleton key={name} className="h-8.5" />
            ) : (
              <p key={name} className="text-sm text-ink-secondary">
                {label}: not known at the moment
              </p>
            );
          })}
        </div>
        {exceeded.length > 0 && (
          <Notice tone="warning">
            This agent has more {formatList(exceeded)} than your plan allows. Nothing is deleted, and its
            sources go on answering. They are trained again when you delete some, or choose a larger plan.
          </Notice>
        )}
        {usage.data && <LimitNotices usage={usage.data} meters={meters.map(({ name }) => name)} isQuiet />}
      </div>
    </Card>
  );
}
