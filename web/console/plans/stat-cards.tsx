import { useQuery } from '@tanstack/react-query';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { StatLine, StatLines, StatList } from '#web/ui/stat-card.tsx';
import { meterNamed, usageQuery } from './billing.queries.ts';

const cards = [
  { name: 'agents', title: 'Total AI Agents' },
  { name: 'messages', title: 'Total Messages' },
  { name: 'leads', title: 'Total Leads' },
] as const;

/** The three figures of the workspace, against the plan: quieter than what somebody should look at. */
export function StatCards({ isList = false }: { isList?: boolean }) {
  const usage = useQuery(usageQuery());
  const lines = cards.map(({ name, title }) => {
    const meter = meterNamed(usage.data?.meters, name);
    return {
      title,
      value: meter ? figureOf(meter) : usage.isError ? '–' : undefined,
      description:
        name === 'agents'
          ? `On ${usage.data?.plan.name ?? 'your plan'}`
          : usage.data
            ? `This month, until ${formatDate(usage.data.resetsAt)}`
            : 'This month',
    };
  });
  if (isList) return <StatList lines={lines} />;
  return (
    <StatLines>
      {lines.map((line) => (
        <StatLine key={line.title} {...line} />
      ))}
    </StatLines>
  );
}

/** As the specification shows them: `0/1`, `0/40`, and leads without their limit. */
const figureOf = ({ name, used, limit }: UsageLimit): string =>
  name === 'leads' || limit === null ? formatNumber(used) : `${formatNumber(used)}/${formatNumber(limit)}`;
