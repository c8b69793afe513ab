import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Link, useOutletContext } from 'react-router';
import { brand } from '#contract/brand.ts';
import type { Crawl } from '#contract/crawls/crawls.schemas.ts';
import { keptCrawls } from '#contract/crawls/crawls.ts';
import { paths } from '#contract/page-addresses.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { crawlsQuery } from '#web/features/sources/sources.queries.ts';
import { formatBytes, formatNumber } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { crawlCauseLabels } from './crawl-cause-labels.ts';
import { CrawlOutcomeBadge } from './crawl-outcome-badge.tsx';

export const meta = () => [{ title: `Changes of a website · ${brand.name}` }];

/** The last crawls of a website, and what each found changed. */
export default function ChangesPage() {
  const { agentId, id } = useOutletContext<Source>();
  const crawls = useQuery(crawlsQuery(agentId, id));
  return (
    <Card
      title="Crawls"
      description={`What changed on the website. The last ${keptCrawls} crawls are kept.`}
      isFlush
    >
      {crawls.isPending ? (
        <TableSkeleton rows={3} rowHeight="h-17" />
      ) : crawls.isError ? (
        <ErrorState error={crawls.error} onRetry={() => crawls.refetch()} />
      ) : crawls.data.length === 0 ? (
        <EmptyState icon={History} title="No crawls yet">
          After the website is read again, you see here what changed.
        </EmptyState>
      ) : (
        <DataTable
          caption="Crawls of the website"
          columns={columnsOf(agentId, id)}
          rows={crawls.data}
          keyOf={(crawl) => String(crawl.run)}
        />
      )}
    </Card>
  );
}

/** At the first reading there is nothing to compare with. */
function formatPages({ cause, pages }: Crawl, kind: 'added' | 'changed' | 'gone' | 'unchanged'): string {
  return cause === 'added' ? '–' : formatNumber(pages[kind]);
}

const columnsOf = (agentId: string, sourceId: string): readonly Column<Crawl>[] => [
  {
    header: 'Crawl',
    cell: (crawl) => (
      <>
        <Link to={paths.sourceCrawl(agentId, sourceId, crawl.run)} className={linkLook}>
          {formatDateTime(crawl.startedAt)}
        </Link>
        <span className="block text-xs text-ink-secondary">{crawlCauseLabels[crawl.cause]}</span>
      </>
    ),
  },
  { header: 'Result', onCard: 'whole', cell: (crawl) => <CrawlOutcomeBadge outcome={crawl.outcome} /> },
  { header: 'Added', isNumeric: true, cell: (crawl) => formatPages(crawl, 'added') },
  { header: 'Changed', isNumeric: true, cell: (crawl) => formatPages(crawl, 'changed') },
  { header: 'Gone', isNumeric: true, cell: (crawl) => formatPages(crawl, 'gone') },
  { header: 'Unchanged', isNumeric: true, cell: (crawl) => formatPages(crawl, 'unchanged') },
  { header: 'Fetched', isNumeric: true, cell: (crawl) => formatBytes(crawl.bytesFetched) },
];
