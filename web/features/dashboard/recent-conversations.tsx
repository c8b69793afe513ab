import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { conversationsQuery } from '#web/console/conversations/conversations.queries.ts';
import { ThreadOutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';

const shown = 10;

export const recentConversationsQuery = () => conversationsQuery({}, shown);

export function RecentConversations({ namesAgent }: { namesAgent: boolean }) {
  const conversations = useInfiniteQuery(recentConversationsQuery());
  const items = itemsOf(conversations.data).items.slice(0, shown);
  return (
    <Card title="Recent conversations" isFlush>
      {conversations.isPending ? (
        <TableSkeleton rows={shown} rowHeight="h-15.5" />
      ) : conversations.isError ? (
        <ErrorState error={conversations.error} onRetry={() => conversations.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={MessagesSquare}
          title="No conversations yet"
          action={<DocsLink page="widget">Put an agent on your website</DocsLink>}
        >
          Conversations appear here after the first question.
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {items.map((conversation) => (
            <li key={conversation.id} className="border-b border-line last:border-b-0">
              <Link
                to={paths.conversation(conversation.agentId, conversation.id)}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5 transition-colors last:rounded-b-lg hover:bg-sunken/60 focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 flex-1 basis-full sm:basis-0">
                  <span className="block truncate text-sm font-medium">{conversation.preview}</span>
                  <span className="block truncate text-xs text-ink-secondary">
                    <span>{conversation.lead?.name ?? 'Visitor'}</span>
                    {namesAgent && <span className="dotted">{conversation.agentName}</span>}
                    <span className="dotted">{formatTimeAgo(conversation.lastMessageAt)}</span>
                  </span>
                </span>
                <ThreadOutcomeBadge of={conversation} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
