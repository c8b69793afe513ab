import { Link, type To } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { linkToMessages } from './link-to-messages.ts';

const cards = [
  { count: 'conversations', title: 'Threads' },
  { count: 'messages', title: 'Messages' },
  { count: 'leads', title: 'Leads' },
] as const;

interface CountCardsProps {
  /** Undefined while loading. */
  agents: readonly Agent[] | undefined;
  /** The one agent that they are about; all agents when absent. */
  of: Agent | undefined;
}

/** Threads, messages and leads since the beginning in one quiet line, each with the list of what was counted behind it. */
export function CountCards({ agents, of }: CountCardsProps) {
  const lists = {
    conversations: linkToMessages(of?.id),
    messages: linkToMessages(of?.id),
    // Leads are listed by agent alone.
    leads: of && paths.leads(of.id),
  };
  return (
    <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-1">
      <div className="text-sm font-semibold">
        <dt className="sr-only">Period</dt>
        <dd>{of ? 'All time' : 'All agents, all time'}</dd>
      </div>
      {cards.map(({ count, title }) => {
        const value = agents && formatNumber(agents.reduce((sum, { counts }) => sum + counts[count], 0));
        return (
          <div key={count} className="flex items-baseline gap-2">
            <dt className="text-sm text-ink-secondary">{title}</dt>
            <dd className="font-display text-lg font-semibold tabular-nums">
              <Count title={title} value={value} to={lists[count]} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface CountProps {
  title: string;
  /** Undefined while loading. */
  value: string | undefined;
  to: To | undefined;
}

function Count({ title, value, to }: CountProps) {
  if (value === undefined) return <Skeleton className="h-5 w-10" />;
  if (to === undefined) return value;
  return (
    <Link to={to} aria-label={`${title}: ${value}`} className="underline-offset-4 hover:underline">
      {value}
    </Link>
  );
}
