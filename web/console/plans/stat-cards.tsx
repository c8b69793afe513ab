import { useQuery } from '@tanstack/react-query';
import { Bot, MessagesSquare, UserRoundPlus } from 'lucide-react';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { meterNamed, usageQuery } from './billing.queries.ts';

const cards = [
  { name: 'agents', title: 'Total AI Agents', icon: Bot },
  { name: 'messages', title: 'Total Messages', icon: MessagesSquare },
  { name: 'leads', title: 'Total Leads', icon: UserRoundPlus },
] as const;

/** The three figures of the workspace, against the plan. */
export function StatCards() {
  const usage = useQuery(usageQuery());
  return (
    <div className="grid gap-2 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ name, title, icon }) => {
        const meter = meterNamed(usage.data?.meters, name);
        return (
          <StatCard
            key={name}
            icon={icon}
            title={title}
            value={meter ? figureOf(meter) : usage.isError ? '–' : undefined}
            description={
              name === 'agents'
                ? `On ${usage.data?.plan.name ?? 'your plan'}`
                : usage.data
                  ? `This month, until ${formatDate(usage.data.resetsAt)}`
                  : 'This month'
            }
          />
        );
      })}
    </div>
  );
}

/** As the specification shows them: `0/1`, `0/40`, and leads without their limit. */
const figureOf = ({ name, used, limit }: UsageLimit): string =>
  name === 'leads' || limit === null ? formatNumber(used) : `${formatNumber(used)}/${formatNumber(limit)}`;
