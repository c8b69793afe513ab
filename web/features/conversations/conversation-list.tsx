import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { NavLink } from 'react-router';
import type { Conversation, listConversations } from '#contract/conversations.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { paths } from '#web/paths.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';

interface ConversationListProps {
  agentId: string;
  query: UseInfiniteQueryResult<InfiniteData<AnswerOf<typeof listConversations>>>;
  /** The filters, which stay in the URL of every thread. */
  search: string;
  isFiltered: boolean;
}

export function ConversationList({ agentId, query, search, isFiltered }: ConversationListProps) {
  const { items, total } = itemsOf(query.data);
  if (query.isPending) return <TableSkeleton rows={6} rowHeight="h-25" />;
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="No conversations"
        action={!isFiltered && <DocsLink page="messages-and-leads">What stands here</DocsLink>}
      >
        {isFiltered ? 'None matches these filters.' : 'There are none yet.'}
      </EmptyState>
    );
  }
  return (
    <div className="flex h-full flex-col">
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {items.map((conversation) => (
          <li key={conversation.id} className="border-b border-line">
            <NavLink
              to={{ pathname: paths.conversation(agentId, conversation.id), search }}
              preventScrollReset
              className={({ isActive }) =>
                classNames(
                  'block border-l-3 py-3.5 pr-5 pl-4 transition-colors focus-visible:-outline-offset-2',
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

function Summary({ conversation }: { conversation: Conversation }) {
  const { title, preview, lead, lastOutcome, lastMessageAt, messageCount } = conversation;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate text-sm font-semibold">{title}</span>
        <span className="shrink-0 text-xs text-ink-secondary">{formatTimeAgo(lastMessageAt)}</span>
      </span>
      <span className="mt-0.5 block truncate text-sm text-ink-secondary">{preview}</span>
      <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-secondary">
        <OutcomeBadge outcome={lastOutcome} />
        <span>{formatCount(messageCount, 'message')}</span>
        {lead && <span className="truncate">{lead.name ?? lead.email ?? 'Lead'}</span>}
      </span>
    </>
  );
}
