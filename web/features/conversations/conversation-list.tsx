import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { listConversations } from '#contract/conversations/conversations.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import type { ConversationFilters } from '#web/console/conversations/conversations.queries.ts';
import { formatTotal, nounFor } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { VirtualList } from '#web/ui/lists/virtual-list.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ConversationRow } from './conversation-row.tsx';
import type { MessagesPlace } from './messages-place.ts';

interface ConversationListProps {
  place: MessagesPlace;
  filters: ConversationFilters;
  query: UseInfiniteQueryResult<InfiniteData<AnswerOf<typeof listConversations>>>;
  /** The filters, which stay in the URL of every thread. */
  search: string;
  /** Absent where nothing is filtered. */
  onClear: (() => void) | undefined;
}

/** As the skeleton's rows: `h-18`. */
const rowHeight = 72;

/** The conversations that match, newest first, to open one by one or to change many. */
export function ConversationList({ place, filters, query, search, onClear }: ConversationListProps) {
  const { items, total, isMinimum } = itemsOf(query.data);
  const selection = useSelection(JSON.stringify(filters));
  const agents = useQuery({ ...allAgentsQuery(), enabled: place.agentId === undefined });
  const namesAgent = place.agentId === undefined && (agents.data?.length ?? 0) > 1;
  const terms = listSearchTerms(filters.q ?? '');
  if (query.isPending) return <TableSkeleton rows={8} rowHeight="h-18" />;
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const [newest] = items;
  if (newest === undefined) return <NoMatches onClear={onClear} />;
  const isChosen = (id: string) => selection.isAll || selection.ids.has(id);
  const isAnyChosen = selection.isAll || selection.ids.size > 0;
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center border-b border-line py-1 pr-4 pl-2.25 text-xs text-ink-secondary">
        <Checkbox
          checked={items.every(({ id }) => isChosen(id))}
          onChange={({ target }) =>
            target.checked ? selection.choose(items.map(({ id }) => id)) : selection.clear()
          }
          label={
            <span className="text-xs">
              {formatTotal(total, isMinimum)} {nounFor(total, 'conversation')}
            </span>
          }
        />
      </div>
      {isAnyChosen && (
        <BulkBar
          filters={filters}
          selection={selection}
          total={total}
          isMinimum={isMinimum}
          newestId={newest.id}
        />
      )}
      <VirtualList
        label="Conversations"
        items={items}
        keyOf={({ id }) => id}
        rowHeight={rowHeight}
        total={total}
        isMinimum={isMinimum}
        onEnd={loadMore}
        end={
          (isMinimum || total > items.length) && (
            <LoadMore
              shown={items.length}
              total={total}
              isMinimum={isMinimum}
              hasMore={query.hasNextPage}
              isLoading={query.isFetchingNextPage}
              onLoad={loadMore}
            />
          )
        }
        className="max-lg:h-[75dvh] lg:min-h-0 lg:flex-1"
      >
        {(conversation) => (
          <ConversationRow
            place={place}
            conversation={conversation}
            search={search}
            terms={terms}
            namesAgent={namesAgent}
            isChosen={isChosen(conversation.id)}
            isAnyChosen={isAnyChosen}
            onChoose={() => selection.toggle(conversation.id)}
          />
        )}
      </VirtualList>
    </div>
  );
}

function NoMatches({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No conversations"
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          <DocsLink page="messages-and-leads">What appears here</DocsLink>
        )
      }
    >
      {onClear ? 'No conversations match these filters.' : 'There are no conversations yet.'}
    </EmptyState>
  );
}
