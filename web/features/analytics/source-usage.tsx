import { useQuery } from '@tanstack/react-query';
import { Link, type To } from 'react-router';
import type { UsedSources } from '#contract/analytics/analytics.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { type AnalyticsScope, usedSourcesQuery } from './analytics.queries.ts';
import { ChartData } from './chart-data.tsx';
import { InsightCard } from './insight-card.tsx';
import { linkToMessages } from './link-to-messages.ts';
import { MessagesLink } from './messages-link.tsx';

const title = 'Sources that answer';
const shown = 8;

/** Which sources the answers cite most, and which none cites. */
export function SourceUsage(scope: AnalyticsScope) {
  const used = useQuery(usedSourcesQuery(scope));
  return (
    <InsightCard
      title={title}
      meaning="Messages whose answer cites the source. One that cites several sources counts for each of them."
      query={used}
      isEmpty={({ data }) => data.length === 0}
      none="There are no sources yet."
    >
      {(used) => <Usage used={used} {...scope} />}
    </InsightCard>
  );
}

function Usage({ used, agentId, range }: AnalyticsScope & { used: UsedSources }) {
  const most = used.data.filter(({ messages }) => messages > 0);
  const never = used.data.filter(({ messages }) => messages === 0);
  const linkOf = (sourceId: string) => linkToMessages(agentId, { sourceId }, range);
  return (
    <>
      <Names
        heading="Cited most"
        none="No answer cites a source in this period."
        items={most.slice(0, shown).map(({ sourceId, title, messages, agentName }) => ({
          key: sourceId,
          name: agentId ? title : `${title} · ${agentName}`,
          messages,
          to: linkOf(sourceId),
        }))}
      />
      {used.pages.length > 0 && (
        <Names
          heading="Pages cited most"
          items={used.pages.slice(0, shown).map(({ sourceId, url, title, messages }) => ({
            key: `${sourceId} ${url}`,
            name: title || url,
            messages,
            to: linkToMessages(agentId, { sourceId, citedPage: url }, range),
          }))}
        />
      )}
      {never.length > 0 && (
        <Names
          heading="Never cited"
          items={never.slice(0, shown).map((source) => ({
            key: source.sourceId,
            name: agentId ? source.title : `${source.title} · ${source.agentName}`,
            to: paths.trainingSources(source.agentId),
          }))}
        />
      )}
      {never.length > shown && (
        <p className="mt-2 text-sm text-ink-secondary">And {formatNumber(never.length - shown)} more.</p>
      )}
      {used.trainedPages > 0 && (
        <p className="mt-3 text-sm text-ink-secondary">
          {formatNumber(used.unusedPages)} of {formatCount(used.trainedPages, 'trained page')} are cited in no
          answer.
        </p>
      )}
      <ChartData
        title={title}
        fileName="sources"
        columns={[
          { header: 'Source', value: (source) => source.title },
          { header: 'Agent', value: (source) => source.agentName },
          { header: 'Messages', value: ({ messages }) => messages, to: ({ sourceId }) => linkOf(sourceId) },
        ]}
        rows={used.data}
      />
    </>
  );
}

interface NamesProps {
  heading: string;
  none?: string;
  items: readonly {
    key: string;
    name: string;
    /** Leads to the conversations; without it the name leads to the source. */
    messages?: number;
    to: To;
  }[];
}

function Names({ heading, none, items }: NamesProps) {
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold first:mt-0">{heading}</h3>
      {items.length === 0 && none && <p className="mt-1 text-sm text-ink-secondary">{none}</p>}
      <ul className="mt-1 text-sm">
        {items.map(({ key, name, messages, to }) => (
          <li key={key} className="flex items-baseline justify-between gap-3 py-1">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {messages === undefined ? (
                <Link to={to} className="text-brand underline-offset-4 hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            {messages !== undefined && <MessagesLink of={name} messages={messages} to={to} />}
          </li>
        ))}
      </ul>
    </>
  );
}
