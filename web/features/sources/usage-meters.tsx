import { useQuery } from '@tanstack/react-query';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { LimitNotices } from '#web/console/plans/limit-notices.tsx';
import { TrainingMeters } from '#web/console/plans/training-meters.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';

const meters = ['links', 'files', 'characters'] as const;

const formatList = (items: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items);

/** Links, files and characters of one agent against the plan. */
export function UsageMeters({ agentId }: { agentId: string }) {
  const usage = useQuery(usageQuery(agentId));
  const exceeded = meters.filter((name) => {
    const meter = meterNamed(usage.data?.meters, name);
    return meter !== undefined && meter.limit !== null && meter.used > meter.limit;
  });
  return (
    <Card className="[&>div]:py-3">
      <div className="space-y-4">
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
          <TrainingMeters agentId={agentId} isInRow />
        </div>
        {exceeded.length > 0 && (
          <Notice tone="warning">
            This agent has more {formatList(exceeded)} than your plan allows. Nothing is deleted, and its
            sources go on answering. They are trained again when you delete some, or choose a larger plan.
          </Notice>
        )}
        {usage.data && <LimitNotices usage={usage.data} meters={meters} isQuiet />}
      </div>
    </Card>
  );
}
