import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BookOpen, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { deleteSources } from '#contract/sources/sources.endpoints.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { citedCountsQuery, sourcesQuery } from '#web/features/sources/sources.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { ChosenSources } from './chosen-sources.tsx';
import { SourceRow } from './source-row.tsx';

export function SourceList({ agentId }: { agentId: string }) {
  const { search, setFilter } = useSearchFilters();
  const needsAttention = search.get('needs') === 'attention';
  const troubled = useInfiniteQuery(sourcesQuery(agentId, 'attention'));
  const sources = useInfiniteQuery(sourcesQuery(agentId, needsAttention ? 'attention' : undefined));
  const { items, total } = itemsOf(sources.data);
  const showAll = () => setFilter('needs', '');
  const canChoose = useMay(deleteSources) && items.length > 1;
  const filter = (
    <AttentionFilter
      count={itemsOf(troubled.data).total}
      isOn={needsAttention}
      onChange={(isOn) => setFilter('needs', isOn ? 'attention' : '')}
    />
  );
  return (
    <Card isFlush {...(canChoose ? { className: '[&>div]:pt-0' } : { title: 'Sources', actions: filter })}>
      {sources.isPending ? (
        <TableSkeleton rows={4} rowHeight="h-16" />
      ) : sources.isError && !sources.data ? (
        <ErrorState error={sources.error} onRetry={() => sources.refetch()} />
      ) : items.length === 0 && needsAttention ? (
        <EmptyState
          icon={CircleCheck}
          title="Nothing needs attention"
          action={
            <Button variant="secondary" onClick={showAll}>
              Show all sources
            </Button>
          }
        >
          All sources of this agent were read without problems.
        </EmptyState>
      ) : items.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title="No sources yet"
          action={<DocsLink page="sources">What you can use as a source</DocsLink>}
        >
          Add a website, files, a text, a question with its answer or pages of Notion. Without sources, the
          agent can’t answer questions.
        </EmptyState>
      ) : (
        <>
          <SourceRows
            agentId={agentId}
            sources={items}
            scope={needsAttention ? 'attention' : 'all'}
            canChoose={canChoose}
            total={total}
            filter={filter}
          />
          {sources.hasNextPage && (
            <LoadMore
              shown={items.length}
              total={total}
              hasMore
              isLoading={sources.isFetchingNextPage}
              onLoad={() => sources.fetchNextPage()}
            />
          )}
        </>
      )}
    </Card>
  );
}

interface SourceRowsProps {
  agentId: string;
  sources: readonly Source[];
  /** Of the list: another one begins with nothing chosen. */
  scope: string;
  canChoose: boolean;
  /** Of the sources that match, in sight or not. */
  total: number;
  filter: ReactNode;
}

/** The rows, several of which can be chosen where there is more than one. */
function SourceRows({ agentId, sources, scope, canChoose, total, filter }: SourceRowsProps) {
  const selection = useSelection(scope);
  const cited = useQuery(citedCountsQuery(agentId));
  const mostCited = mostCitedOf(cited.data);
  return (
    <>
      {canChoose && (
        <ChosenSources
          agentId={agentId}
          selection={selection}
          shown={sources.map(({ id }) => id)}
          total={total}
          actions={filter}
        />
      )}
      <ul className="border-t border-line">
        {sources.map((source) => (
          <SourceRow
            key={source.id}
            source={source}
            cited={cited.data && (cited.data.get(source.id) ?? 0)}
            isMostCited={source.id === mostCited}
            isChosen={selection.ids.has(source.id)}
            {...(canChoose ? { onChoose: () => selection.toggle(source.id) } : {})}
          />
        ))}
      </ul>
    </>
  );
}

/** The one source that is cited more often than any other. */
function mostCitedOf(counts: ReadonlyMap<string, number> | undefined): string | undefined {
  const [first, second] = [...(counts ?? [])].sort(([, a], [, b]) => b - a);
  return first?.[1] === second?.[1] ? undefined : first?.[0];
}

interface AttentionFilterProps {
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** How many sources could not be read, whole or in part; pressed, it keeps the list to them. */
function AttentionFilter({ count, isOn, onChange }: AttentionFilterProps) {
  if (count === 0 && !isOn) return null;
  return (
    <Button size="sm" variant="secondary" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {!isOn && <TriangleAlert aria-hidden className="text-partial" />}
      {isOn ? 'Show all sources' : `${count} ${count === 1 ? 'needs' : 'need'} attention`}
    </Button>
  );
}
