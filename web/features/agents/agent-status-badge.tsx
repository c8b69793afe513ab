import { CirclePause, Radio } from 'lucide-react';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { Badge } from '#web/ui/badge.tsx';

export function AgentStatusBadge({ status }: { status: AgentSettings['status'] }) {
  return status === 'active' ? (
    <Badge tone="ready" icon={Radio}>
      Active
    </Badge>
  ) : (
    <Badge tone="neutral" icon={CirclePause}>
      Paused
    </Badge>
  );
}
