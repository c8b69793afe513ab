import { useAgent } from '#web/features/agents/use-agent.ts';
import { ViewAgentPage } from '#web/features/agents/view-agent-page.tsx';
import { SourcesSummary } from '#web/features/sources/sources-summary.tsx';

export { meta } from '#web/features/agents/view-agent-page.tsx';

export default function ViewAgentWithSources() {
  return <ViewAgentPage sources={<SourcesSummary agentId={useAgent().id} />} />;
}
