import { StatCards } from '#web/console/plans/stat-cards.tsx';
import { TrainingMeters } from '#web/console/plans/training-meters.tsx';
import { Card } from '#web/ui/card.tsx';

/** What of the plan is used: agents, messages and leads, and what the sources of the fullest agent take. */
export function PlanUsage() {
  return (
    <Card title="Your plan">
      <StatCards isList />
      <h3 className="mt-5 border-t border-line pt-4 text-sm font-semibold">Training Data usage</h3>
      <p className="mt-0.5 mb-3 text-xs text-ink-secondary">
        Agent with the highest usage, against your plan’s limits.
      </p>
      <div className="space-y-3">
        <TrainingMeters />
      </div>
    </Card>
  );
}
