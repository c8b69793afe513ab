import type { TestRun } from '#contract/agent-tests/agent-tests.schemas.ts';
import { isRunning } from '#web/console/agent-tests/tests.queries.ts';
import { Badge } from '#web/ui/badge.tsx';

/** How a run ended, or how far it is. */
export function RunBadge({ run }: { run: TestRun }) {
  if (isRunning(run)) {
    return (
      <Badge tone="training">{run.state === 'queued' ? 'Waiting' : `${run.done} of ${run.total}`}</Badge>
    );
  }
  if (run.state === 'stopped') return <Badge tone="neutral">Stopped</Badge>;
  if (run.decision === 'held') return <Badge tone="failed">Held back, {run.lost} lost</Badge>;
  return (
    <Badge tone={run.passed === run.total ? 'ready' : run.lost > 0 ? 'failed' : 'partial'}>
      {run.passed} of {run.total} passed
    </Badge>
  );
}
