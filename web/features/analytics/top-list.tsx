import { useQuery } from '@tanstack/react-query';
import type { TopList as Counted } from '#contract/analytics/analytics.schemas.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { type AnalyticsScope, topQuery } from './analytics.queries.ts';
import { ChartData } from './chart-data.tsx';
import { InsightCard } from './insight-card.tsx';
import { linkToMessages } from './link-to-messages.ts';
import { MessagesLink } from './messages-link.tsx';

const kinds = {
  language: {
    title: 'Languages',
    header: 'Language',
    filter: 'language',
    meaning: 'Messages by the language we recognized. Very short messages may be counted as English.',
    none: 'No messages in this period.',
    nameOf: (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code,
  },
  page: {
    title: 'Pages',
    header: 'Page',
    filter: 'askedOn',
    meaning:
      'Messages by the page of your website where they were written, without the part of the URL after a question mark.',
    none: 'No messages from a page of a website in this period.',
    nameOf: (address: string) => address.replace(/^https?:\/\//, ''),
  },
} as const;

interface TopListProps extends AnalyticsScope {
  by: keyof typeof kinds;
}

/** The most frequent languages or pages as bars, and as a table. */
export function TopList({ by, ...scope }: TopListProps) {
  const { title, meaning, none } = kinds[by];
  const top = useQuery(topQuery(scope, by));
  return (
    <InsightCard
      title={title}
      meaning={meaning}
      query={top}
      isEmpty={({ data }) => data.length === 0}
      none={none}
    >
      {(top) => <Bars by={by} top={top} {...scope} />}
    </InsightCard>
  );
}

function Bars({ by, top, agentId, range }: TopListProps & { top: Counted }) {
  const { title, header, nameOf } = kinds[by];
  const others = top.keys - top.data.length;
  const linkOf = (key: string) => linkToMessages(agentId, { [kinds[by].filter]: key }, range);
  const [first] = top.data;
  if (by === 'language' && first && top.keys === 1)
    return (
      <p className="flex items-baseline justify-between gap-3 text-sm">
        All messages were in {nameOf(first.key)}.
        <MessagesLink of={nameOf(first.key)} messages={first.messages} to={linkOf(first.key)} />
      </p>
    );
  return (
    <>
      <ul className="space-y-3">
        {top.data.map(({ key, messages }) => (
          <li key={key}>
            <div className="mb-1 flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 wrap-anywhere">{nameOf(key)}</span>
              <MessagesLink of={nameOf(key)} messages={messages} to={linkOf(key)} />
            </div>
            <Bar
              label={nameOf(key)}
              value={messages}
              maximum={top.messages}
              valueText={`${formatCount(messages, 'message')} of ${formatNumber(top.messages)}`}
              fill="bg-brand"
            />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="mt-3 text-sm text-ink-secondary">And {formatNumber(others)} more.</p>}
      <ChartData
        title={title}
        fileName={title.toLowerCase()}
        columns={[
          { header, value: ({ key }) => nameOf(key) },
          { header: 'Messages', value: ({ messages }) => messages, to: ({ key }) => linkOf(key) },
        ]}
        rows={top.data}
      />
    </>
  );
}
