import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { NavLink } from 'react-router';
import type { listConversations } from '#contract/conversations/conversations.endpoints.ts';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { paths } from '#contract/page-addresses.ts';
import { webPageUrl } from '#core/safety/web-page-url.ts';
import { ThreadOutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { formatCount } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';

interface ConversationListProps {
  agentId: string;
  query: UseInfiniteQueryResult<InfiniteData<AnswerOf<typeof listConversations>>>;
  /** The filters, which stay in the URL of every thread. */
  search: string;
  /** Absent where nothing is filtered. */
  onClear: (() => void) | undefined;
}

export function ConversationList({ agentId, query, search, onClear }: ConversationListProps) {
  const { items, total } = itemsOf(query.data);
  if (query.isPending) return <TableSkeleton rows={6} rowHeight="h-25" />;
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  if (items.length === 0) {
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
  return (
    <div className="flex h-full flex-col">
      <ul className="relative min-h-0 flex-1 overflow-y-auto">
        {items.map((conversation) => (
          <li key={conversation.id} className="border-b border-line">
            <NavLink
              to={{ pathname: paths.conversation(agentId, conversation.id), search }}
              preventScrollReset
              className={({ isActive }) =>
                classNames(
                  'relative block border-l-3 py-3.5 pr-5 pl-4 transition-colors focus-visible:-outline-offset-2',
                  isActive ? 'border-brand bg-sunken' : 'border-transparent hover:bg-sunken/60',
                )
              }
            >
              <Summary conversation={conversation} />
            </NavLink>
          </li>
        ))}
      </ul>
      <LoadMore
        shown={items.length}
        total={total}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onLoad={() => query.fetchNextPage()}
      />
    </div>
  );
}

/** Three lines of equal height: who and when, what they asked last, and how that was answered. */
function Summary({ conversation }: { conversation: Conversation }) {
  const { preview, lead, lastMessageAt, messageCount, pageUrl, isUnread } = conversation;
  const page = webPageUrl(pageUrl)?.replace(/^https?:\/\/[^/]*/, '') || null;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className={classNames('min-w-0 truncate text-sm', isUnread ? 'font-bold' : 'font-medium')}>
          {lead?.name ?? lead?.email ?? lead?.phone ?? 'Visitor'}
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-secondary">
          {formatTimeAgo(lastMessageAt)}
          {isUnread && (
            <span className="size-2 rounded-full bg-brand">
              <span className="sr-only">Unread</span>
            </span>
          )}
        </span>
      </span>
      <span
        dir="auto"
        className={classNames(
          'mt-0.5 block truncate text-sm',
          isUnread ? 'font-semibold text-ink' : 'text-ink-secondary',
        )}
      >
        {preview}
      </span>
      <span className="mt-2 flex h-5.5 items-center gap-x-3 text-xs whitespace-nowrap text-ink-secondary">
        <ThreadOutcomeBadge of={conversation} />
        <span className="shrink-0">{formatCount(messageCount, 'message')}</span>
        {page && page !== '/' && <span className="min-w-0 truncate">{page}</span>}
      </span>
    </>
  );
}
