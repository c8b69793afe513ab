import { Link, type To } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { linkToMessages } from './link-to-messages.ts';

interface AgentCountsProps {
  /** Undefined while loading. */
  agents: readonly Agent[] | undefined;
  /** The filters of the page, which choosing an agent keeps. */
  search: URLSearchParams;
}

/** The same three figures for each agent, each with what was counted behind it; its name narrows the page to it. */
export function AgentCounts({ agents, search }: AgentCountsProps) {
  const columns: readonly Column<Agent>[] = [
    {
      header: 'Agent',
      className: 'wrap-anywhere @2xl:min-w-40',
      cell: ({ id, name }) => {
        const narrowed = new URLSearchParams(search);
        narrowed.set('agent', id);
        return (
          <Link
            to={{ pathname: paths.agentAnalytics, search: narrowed.toString() }}
            className="font-semibold text-brand underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        );
      },
    },
    {
      header: 'Threads',
      isNumeric: true,
      cell: ({ id, counts }) => numberTo(linkToMessages(id), counts.conversations),
    },
    {
      header: 'Messages',
      isNumeric: true,
      cell: ({ id, counts }) => numberTo(linkToMessages(id), counts.messages),
    },
    { header: 'Leads', isNumeric: true, cell: ({ id, counts }) => numberTo(paths.leads(id), counts.leads) },
  ];
  return (
    <Card title="By agent" description="All time." isFlush className="overflow-hidden">
      {agents ? (
        <DataTable caption="Figures by agent" columns={columns} rows={agents} keyOf={({ id }) => id} />
      ) : (
        <TableSkeleton rows={2} />
      )}
    </Card>
  );
}

function numberTo(to: To, number: number) {
  return (
    <Link to={to} className="inline-block min-w-6 underline-offset-4 hover:underline">
      {formatNumber(number)}
    </Link>
  );
}
