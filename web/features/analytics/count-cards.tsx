import { MessageCircle, MessagesSquare, UserRoundPlus } from 'lucide-react';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

const cards = [
  { count: 'conversations', title: 'Threads', icon: MessagesSquare },
  { count: 'messages', title: 'Messages', icon: MessageCircle },
  { count: 'leads', title: 'Leads', icon: UserRoundPlus },
] as const;

interface CountCardsProps {
  /** Undefined while loading. */
  agents: readonly Agent[] | undefined;
  /** Name of the one agent that they are about; all agents when absent. */
  of: string | undefined;
}

/** Threads, messages and leads since the beginning. */
export function CountCards({ agents, of }: CountCardsProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ count, title, icon }) => (
        <StatCard
          key={count}
          icon={icon}
          title={title}
          value={agents && formatNumber(agents.reduce((sum, { counts }) => sum + counts[count], 0))}
          description={<span className="block truncate">{of ?? 'All agents'}, all time</span>}
        />
      ))}
    </div>
  );
}
