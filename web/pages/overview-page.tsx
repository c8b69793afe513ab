import { OverviewPage } from '#web/features/agents/overview/overview-page.tsx';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { TrainingDataList } from '#web/features/sources/training-data-list.tsx';

export { meta } from '#web/features/agents/overview/overview-page.tsx';

export default function OverviewWithSources() {
  return <OverviewPage sources={<TrainingDataList agentId={useAgent().id} />} />;
}
