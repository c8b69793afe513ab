import { useInfiniteQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { SourcePage as Page } from '#contract/sources/sources.schemas.ts';
import { type PageStatus, pageStatuses } from '#contract/sources/sources.ts';
import { formatNumber } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { SourceStatusBadge } from './source-status-badge.tsx';
import { sourcePagesQuery } from './sources.queries.ts';

const columns: readonly Column<Page>[] = [
  {
    header: 'Page',
    className: '@2xl:min-w-56 @2xl:max-w-md',
    cell: (page) => (
      <>
        <span className="block font-medium break-words">{page.title || page.url || 'Untitled'}</span>
        {page.url && (
          <a
            href={page.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex max-w-full items-center gap-1 text-xs text-ink-secondary underline-offset-4 hover:underline"
          >
            <span className="truncate">{page.url}</span>
            <ExternalLink aria-label="(opens in a new tab)" className="size-3 shrink-0" />
          </a>
        )}
      </>
    ),
  },
  {
    header: 'Status',
    onCard: 'whole',
    className: '@2xl:min-w-40',
    cell: (page) => (
      <>
        <SourceStatusBadge status={page.status} />
        {page.reason && <span className="mt-1 block text-xs text-ink-secondary">{page.reason}</span>}
      </>
    ),
  },
  { header: 'Characters', isNumeric: true, onCard: 'half', cell: (page) => formatNumber(page.characters) },
  { header: 'Read', isNumeric: true, onCard: 'half', cell: (page) => <Moment time={page.updatedAt} /> },
];

/** The pages of a website: what was read, what was not, and why. */
export function SourcePages({ agentId, sourceId }: { agentId: string; sourceId: string }) {
  const [search, setSearch] = useSearchParams();
  const status = pageStatuses.find((each) => each === search.get('status'));
  const pages = useInfiniteQuery(sourcePagesQuery(agentId, sourceId, status));
  const { items, total } = itemsOf(pages.data);
  return (
    <Card
      title="Pages"
      isFlush
      actions={
        <Select
          aria-label="Status"
          className="w-40"
          value={status ?? ''}
          onChange={(event) =>
            setSearch(event.target.value ? { status: event.target.value as PageStatus } : {}, {
              replace: true,
            })
          }
        >
          <option value="">All</option>
          <option value="ready">Ready</option>
          <option value="training">Training</option>
          <option value="queued">Queued</option>
          <option value="skipped">Skipped</option>
          <option value="failed">Failed</option>
        </Select>
      }
    >
      {pages.isPending ? (
        <TableSkeleton rowHeight="h-17" />
      ) : pages.isError && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={FileText}
          title="No pages"
          action={
            status ? (
              <Button variant="secondary" onClick={() => setSearch({}, { replace: true })}>
                Show all pages
              </Button>
            ) : (
              <DocsLink page="sources#statuses">What the statuses mean</DocsLink>
            )
          }
        >
          {status ? 'No pages have this status.' : 'No pages found yet.'}
        </EmptyState>
      ) : (
        <>
          <DataTable caption="Pages of the source" columns={columns} rows={items} keyOf={(page) => page.id} />
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={pages.hasNextPage}
            isLoading={pages.isFetchingNextPage}
            onLoad={() => pages.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}
