import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { AgentCounts } from './agent-counts.tsx';
import { Figures } from './figures.tsx';
import type { WriteAnswer } from './unanswered-questions.tsx';

export const meta = () => [{ title: `Analytics · ${brand.name}` }];

/** What was asked and left in the workspace or at one agent, in all and in a range of days. */
export function AgentAnalyticsPage({ AnswerForm }: { AnswerForm: WriteAnswer }) {
  const { search, setFilter } = useSearchFilters();
  const agents = useQuery(allAgentsQuery());
  const agentId = search.get('agent') ?? '';
  // An agent that is gone, or another workspace's, is as none.
  const chosen = agents.data?.find(({ id }) => id === agentId);

  return (
    <div className="mx-auto w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Analytics"
        description="What visitors asked your agents, and how they were answered."
        actions={
          <Select
            aria-label="Agent"
            className="w-60 max-w-full"
            disabled={!agents.data}
            value={chosen?.id ?? ''}
            onChange={({ target }) => setFilter('agent', target.value)}
          >
            <option value="">All agents</option>
            {agents.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        }
      />
      {agents.isError && !agents.data ? (
        <Card>
          <ErrorState error={agents.error} onRetry={() => agents.refetch()} />
        </Card>
      ) : agents.data?.length === 0 ? (
        <Card>
          <EmptyState
            icon={Bot}
            title="Nothing to count yet"
            action={<ButtonLink to={paths.createAgent}>Create Agent</ButtonLink>}
          >
            Statistics appear after the first question.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Figures agents={agents.data} chosen={chosen} AnswerForm={AnswerForm} />
          {!chosen && <AgentCounts agents={agents.data} search={search} />}
        </>
      )}
    </div>
  );
}
