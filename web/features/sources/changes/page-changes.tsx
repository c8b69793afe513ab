import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, FileCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { PageChange } from '#contract/crawls/crawls.schemas.ts';
import { type PageChangeKind, pageChangeKinds } from '#contract/crawls/crawls.ts';
import { pageChangesQuery } from '#web/features/sources/sources.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { PageDifference } from './page-difference.tsx';

const kinds: Record<PageChangeKind, { label: string; tone: Tone }> = {
  added: { label: 'Added', tone: 'ready' },
  changed: { label: 'Changed', tone: 'partial' },
  gone: { label: 'Gone', tone: 'failed' },
};

interface PageChangesProps {
  agentId: string;
  sourceId: string;
  run: string;
}

/** The pages that a crawl found changed; each opens to show its text before and after. */
export function PageChanges({ agentId, sourceId, run }: PageChangesProps) {
  const { search, setFilter } = useSearchFilters();
  const kind = pageChangeKinds.find((each) => each === search.get('kind'));
  const changes = useInfiniteQuery(pageChangesQuery(agentId, sourceId, run, kind));
  const { items, total } = itemsOf(changes.data);
  return (
    <Card
      title="Changed pages"
      isFlush
      actions={
        <Select
          aria-label="Kind of change"
          className="w-40"
          value={kind ?? ''}
          onChange={(event) => setFilter('kind', event.target.value)}
        >
          <option value="">All</option>
          {pageChangeKinds.map((each) => (
            <option key={each} value={each}>
              {kinds[each].label}
            </option>
          ))}
        </Select>
      }
    >
      {changes.isPending ? (
        <TableSkeleton rowHeight="h-17" />
      ) : changes.isError && !changes.data ? (
        <ErrorState error={changes.error} onRetry={() => changes.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState icon={FileCheck} title="No changes">
          {kind ? 'No pages changed in this way.' : 'No page has changed.'}
        </EmptyState>
      ) : (
        <>
          <ul className="border-t border-line">
            {items.map((change) => (
              <ChangedPage key={change.id} change={change} place={{ agentId, sourceId, run }} />
            ))}
          </ul>
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={changes.hasNextPage}
            isLoading={changes.isFetchingNextPage}
            onLoad={() => changes.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}

function ChangedPage({ change, place }: { change: PageChange; place: PageChangesProps }) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('page') === change.id;
  const hasTexts = change.kind !== 'added';
  const { label, tone } = kinds[change.kind];
  const toggle = () =>
    setSearch(
      (current) => {
        if (isOpen) current.delete('page');
        else current.set('page', change.id);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <li className="border-b border-line px-5 py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-sm font-medium break-words">{change.title}</p>
          {change.url && <p className="text-xs break-all text-ink-secondary">{change.url}</p>}
          {change.reason && <p className="mt-1 text-xs text-ink-secondary">{change.reason}</p>}
        </div>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {hasTexts && (
            <span className="text-xs text-ink-secondary tabular-nums">{describeLines(change)}</span>
          )}
          <Badge tone={tone}>{label}</Badge>
          {hasTexts && (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={toggle}
              className="inline-flex min-h-9 items-center gap-1 rounded-sm text-sm font-semibold whitespace-nowrap text-brand hover:text-brand-hover"
            >
              {isOpen ? 'Hide text' : 'Show text'}
              <span className="sr-only">{` of ${change.title}`}</span>
              <ChevronDown
                aria-hidden
                className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          )}
        </span>
      </div>
      {isOpen && hasTexts && <PageDifference {...place} changeId={change.id} />}
    </li>
  );
}

function describeLines({ removed, added }: PageChange): string {
  const parts = [
    removed > 0 && `${formatCount(removed, 'sentence')} removed`,
    added > 0 && `${formatCount(added, 'sentence')} added`,
  ];
  return parts.filter(Boolean).join(', ');
}
