import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { type SourcePage as Page, type PageStatus, pageStatusSchema } from '#contract/sources.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { paths } from '#web/paths.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { SourceActions } from './source-actions.tsx';
import { SourceProgress } from './source-progress.tsx';
import { SourceStatusBadge } from './source-status-badge.tsx';
import { sourcePagesQuery, sourceQuery } from './sources.queries.ts';

export const meta = () => [{ title: `Source · ${brand.name}` }];

/** One source with all its pages: what was read, what was not, and why. */
export default function SourcePage() {
  const { agentId = '', sourceId = '' } = useParams();
  const navigate = useNavigate();
  const source = useQuery(sourceQuery(agentId, sourceId));
  const trail = [{ to: paths.trainingSources(agentId), label: 'Training sources' }];

  if (source.isError && !source.data) {
    const isGone = source.error instanceof CallError && source.error.status === 404;
    return (
      <div className="space-y-6">
        <ConsoleHeading title={isGone ? 'There is no such source' : 'Source'} trail={trail} />
        {!isGone && <ErrorState error={source.error} onRetry={() => source.refetch()} />}
      </div>
    );
  }
  if (!source.data) {
    return (
      <div className="space-y-6">
        <Skeleton className="h-16 w-72" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    );
  }
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title={source.data.title}
        trail={trail}
        description={
          source.data.trainedAt
            ? `Last trained ${formatDateTime(source.data.trainedAt)}`
            : 'Not trained to the end yet'
        }
        actions={
          <div className="flex items-center gap-4">
            <SourceProgress source={source.data} />
            <SourceStatusBadge status={source.data.status} />
            <SourceActions
              source={source.data}
              onDeleted={() => navigate(paths.trainingSources(agentId), { replace: true })}
            />
          </div>
        }
      />
      {source.data.error && (
        <Notice tone={source.data.status === 'failed' ? 'error' : 'warning'}>{source.data.error}</Notice>
      )}
      <Pages agentId={agentId} sourceId={sourceId} />
    </div>
  );
}

const columns: readonly Column<Page>[] = [
  {
    header: 'Page',
    className: 'min-w-64 max-w-md',
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
    className: 'min-w-44',
    cell: (page) => (
      <>
        <SourceStatusBadge status={page.status} />
        {page.reason && <span className="mt-1 block text-xs text-ink-secondary">{page.reason}</span>}
      </>
    ),
  },
  { header: 'Characters', isNumeric: true, cell: (page) => formatNumber(page.characters) },
  { header: 'Read', isNumeric: true, cell: (page) => formatDateTime(page.updatedAt) },
];

function Pages({ agentId, sourceId }: { agentId: string; sourceId: string }) {
  const [search, setSearch] = useSearchParams();
  const status = pageStatusSchema.safeParse(search.get('status')).data;
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
          action={!status && <DocsLink page="sources#statuses">What the statuses mean</DocsLink>}
        >
          {status ? 'None has this status.' : 'None has been found yet.'}
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
