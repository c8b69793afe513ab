import { CircleOff, CirclePause, Radio } from 'lucide-react';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { useAnswersStopped } from '#web/console/plans/use-answers-stopped.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What visitors find: an agent that a limit keeps from answering is not called active. */
export function AgentStatusBadge({ status }: { status: AgentSettings['status'] }) {
  const isStopped = useAnswersStopped();
  if (status === 'paused') {
    return (
      <Badge tone="neutral" icon={CirclePause}>
        Paused
      </Badge>
    );
  }
  return isStopped ? (
    <Badge tone="failed" icon={CircleOff}>
      No answers
    </Badge>
  ) : (
    <Badge tone="ready" icon={Radio}>
      Active
    </Badge>
  );
}
