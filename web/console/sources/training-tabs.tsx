import { useLocation } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { Tabs } from '#web/ui/tabs.tsx';

/** Between the sources, where they disagree, the words of customers, and the tests of what the agent makes of both. */
export function TrainingTabs({ agentId }: { agentId: string }) {
  const { pathname } = useLocation();
  return (
    <Tabs
      label="Training"
      tabs={[
        { to: paths.trainingSources(agentId), label: 'Sources' },
        { to: paths.contradictions(agentId), label: 'Contradictions' },
        { to: paths.synonyms(agentId), label: 'Synonyms' },
        {
          to: paths.tests(agentId),
          label: 'Tests',
          isActive: pathname.startsWith(paths.tests(agentId)),
        },
      ]}
    />
  );
}
