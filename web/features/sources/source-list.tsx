import { useInfiniteQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { itemsOf } from '#web/lib/pages-of.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { SourceRow } from './source-row.tsx';
import { sourcesQuery } from './sources.queries.ts';

export function SourceList({ agentId }: { agentId: string }) {
  const sources = useInfiniteQuery(sourcesQuery(agentId));
  const { items, total } = itemsOf(sources.data);
  return (
    <Card title="Sources" description="What this agent has read." isFlush>
      {sources.isPending ? (
        <TableSkeleton rows={4} rowHeight="h-17" />
      ) : sources.isError && !sources.data ? (
        <ErrorState error={sources.error} onRetry={() => sources.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title="No sources yet"
          action={<DocsLink page="sources">What can be a source</DocsLink>}
        >
          Add a website, files, a text or a question with its answer above. Without sources the agent answers
          nothing.
        </EmptyState>
      ) : (
        <>
          <ul className="border-t border-line">
            {items.map((source) => (
              <SourceRow key={source.id} source={source} />
            ))}
          </ul>
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={sources.hasNextPage}
            isLoading={sources.isFetchingNextPage}
            onLoad={() => sources.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}
