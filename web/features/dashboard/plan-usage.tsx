import { TrainingMeters } from '#web/console/plans/training-meters.tsx';
import { Card } from '#web/ui/card.tsx';

/** How much of the plan the sources of the fullest agent take. */
export function PlanUsage() {
  return (
    <Card title="Training Data usage" description="Agent with the highest usage, against your plan’s limits.">
      <div className="space-y-3">
        <TrainingMeters />
      </div>
    </Card>
  );
}
