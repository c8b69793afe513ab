import { useAgent } from '#web/features/agents/use-agent.ts';
import { ViewAgentPage } from '#web/features/agents/view-agent-page.tsx';
import { SourcesSummary } from '#web/features/sources/sources-summary.tsx';
import { TrainingNotice } from '#web/features/sources/training/training-notice.tsx';

export { meta } from '#web/features/agents/view-agent-page.tsx';

export default function ViewAgentWithSources() {
  const { id } = useAgent();
  return (
    <ViewAgentPage
      training={<TrainingNotice agentId={id} isBesideChat />}
      sources={<SourcesSummary agentId={id} />}
    />
  );
}
