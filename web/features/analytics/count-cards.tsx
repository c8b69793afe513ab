import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatNumber } from '#web/lib/format.ts';
import { StatLine, StatLines } from '#web/ui/stat-card.tsx';
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

/** Threads, messages and leads since the beginning, each with the list of what was counted behind it. */
export function CountCards({ agents, of }: CountCardsProps) {
  const lists = {
    conversations: linkToMessages(of?.id),
    messages: linkToMessages(of?.id),
    // Leads are listed by agent alone.
    leads: of && paths.leads(of.id),
  };
  return (
    <StatLines>
      {cards.map(({ count, title }) => (
        <StatLine
          key={count}
          title={title}
          value={agents && formatNumber(agents.reduce((sum, { counts }) => sum + counts[count], 0))}
          to={lists[count]}
          description={of ? 'All time' : 'All agents, all time'}
        />
      ))}
    </StatLines>
  );
}
