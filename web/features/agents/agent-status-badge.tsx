import { CircleOff, CirclePause, Radio } from 'lucide-react';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { useAnswersStopped } from '#web/console/plans/use-answers-stopped.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What visitors find: an agent that the plan pauses, or that a limit keeps from answering, is not called active. */
export function AgentStatusBadge({ agent }: { agent: Pick<Agent, 'status' | 'isPausedByPlan'> }) {
  const isStopped = useAnswersStopped();
  if (agent.status === 'paused' || agent.isPausedByPlan) {
    return (
      <Badge tone={agent.isPausedByPlan ? 'partial' : 'neutral'} icon={CirclePause}>
        {agent.isPausedByPlan ? 'Paused by plan' : 'Inactive'}
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
