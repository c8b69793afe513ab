import { useInfiniteQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { retrainPages } from '#contract/source-pages/source-pages.endpoints.ts';
import type { SourcePage as Page } from '#contract/source-pages/source-pages.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { type PageStatus, pageStatuses } from '#contract/sources/sources.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { SourceStatusBadge } from '#web/features/sources/source-status-badge.tsx';
import { sourcePagesQuery } from '#web/features/sources/sources.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { ChosenPages } from './chosen-pages.tsx';
import { LeftOutPages } from './left-out-pages.tsx';

/** The pages of a website or of Notion: what was read, what was not, and why. */
export function SourcePages({ source }: { source: Source }) {
  const { agentId, id: sourceId } = source;
  const { search, setFilter, clearFilters } = useSearchFilters();
  const status = pageStatuses.find((each) => each === search.get('status'));
  const q = searchText(search);
  const pages = useInfiniteQuery(sourcePagesQuery(agentId, sourceId, { status, q }));
  const { items, total } = itemsOf(pages.data);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = items.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((current) => {
      const next = new Set(current);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  const mayChange = useMay(retrainPages);
  const canChoose = source.kind === 'website' && mayChange;
  const isFiltered = status !== undefined || q !== '';

  return (
    <div className="space-y-6">
      {mayChange && <LeftOutPages source={source} />}
      <Card title="Pages" isFlush>
        <PageFilters status={status} q={q} setFilter={setFilter} />
        {items.length > 0 && canChoose && (
          <ChosenPages
            source={source}
            chosen={shown}
            isAll={shown.length === items.length}
            onChooseAll={(isAll) => setChosen(new Set(isAll ? items.map(({ id }) => id) : []))}
            onDone={() => setChosen(new Set())}
          />
        )}
        {pages.isPending ? (
          <TableSkeleton rowHeight="h-17" />
        ) : pages.isError && !pages.data ? (
          <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
        ) : items.length === 0 ? (
          <EmptyState
            icon={FileText}
            title="No pages"
            action={
              isFiltered ? (
                <Button variant="secondary" onClick={() => clearFilters(['status', 'q'])}>
                  Show all pages
                </Button>
              ) : (
                <DocsLink page="sources#statuses">What the statuses mean</DocsLink>
              )
            }
          >
            {q
              ? 'No page contains these words.'
              : status
                ? 'No pages have this status.'
                : 'No pages found yet.'}
          </EmptyState>
        ) : (
          <>
            <DataTable
              caption="Pages of the source"
              columns={columnsOf({ agentId, sourceId, chosen, choose: canChoose ? choose : null })}
              rows={items}
              keyOf={(page) => page.id}
            />
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
    </div>
  );
}

interface PageFiltersProps {
  status: PageStatus | undefined;
  q: string;
  setFilter: (name: string, value: string) => void;
}

function PageFilters({ status, q, setFilter }: PageFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 px-5 pb-4">
      <div className="min-w-0 flex-1 basis-56">
        <SearchInput label="Search pages" value={q} onSearch={(text) => setFilter('q', text)} />
      </div>
      <Select
        aria-label="Status"
        className="w-40"
        value={status ?? ''}
        onChange={(event) => setFilter('status', event.target.value)}
      >
        <option value="">All</option>
        <option value="ready">Ready</option>
        <option value="training">Training</option>
        <option value="queued">Queued</option>
        <option value="skipped">Skipped</option>
        <option value="failed">Failed</option>
      </Select>
    </div>
  );
}

interface ColumnsInput {
  agentId: string;
  sourceId: string;
  chosen: ReadonlySet<string>;
  /** Null where pages cannot be chosen: those of Notion come and go with what is shared there. */
  choose: ((id: string, isChosen: boolean) => void) | null;
}

/** The time below the day where the table would be wider than its place. */
const timeLook = '@2xl:whitespace-normal!';

const columnsOf = ({ agentId, sourceId, chosen, choose }: ColumnsInput): readonly Column<Page>[] => [
  {
    header: 'Page',
    className: '@2xl:min-w-56 @2xl:max-w-md',
    cell: (page) => (
      <span className="flex items-start gap-3">
        {choose && (
          <input
            type="checkbox"
            aria-label={`Choose ${page.title || page.url}`}
            checked={chosen.has(page.id)}
            onChange={(event) => choose(page.id, event.target.checked)}
            className="mt-0.5 size-4 shrink-0"
          />
        )}
        <span className="min-w-0">
          <Link
            to={paths.sourcePage(agentId, sourceId, page.id)}
            className="block min-h-6 font-medium break-words underline-offset-4 hover:underline"
          >
            {page.title || page.url || 'Untitled'}
          </Link>
          {page.url && (
            <a
              href={page.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 max-w-full items-center gap-1 text-xs text-ink-secondary underline-offset-4 hover:underline"
            >
              <span className="truncate">{page.url}</span>
              <ExternalLink aria-label="(opens in a new tab)" className="size-3 shrink-0" />
            </a>
          )}
        </span>
      </span>
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
  { header: 'Characters', isNumeric: true, cell: (page) => formatNumber(page.characters) },
  { header: 'Read', isNumeric: true, className: timeLook, cell: (page) => momentOf(page.readAt) },
  { header: 'Checked', isNumeric: true, className: timeLook, cell: (page) => momentOf(page.checkedAt) },
];

const momentOf = (time: string | null) => (time === null ? '–' : <Moment time={time} />);
