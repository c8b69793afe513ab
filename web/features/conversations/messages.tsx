import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import {
  conversationFilterNames,
  readConversationFilters,
} from '#web/console/conversations/conversation-filters.ts';
import {
  conversationsQuery,
  fetchConversationsExport,
} from '#web/console/conversations/conversations.queries.ts';
import { filterOfAddress, viewParameter } from '#web/console/saved-views/filter-of-address.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { AlertsMenu } from './alerts/alerts-menu.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationFilters } from './filters/conversation-filters.tsx';
import { ListAndConversation } from './list-and-conversation.tsx';
import { messagesPlace } from './messages-place.ts';
import { MessagesTabs } from './messages-tabs.tsx';
import { NoConversations } from './no-conversations.tsx';
import { usePresenceHeartbeat } from './presence/use-presence-heartbeat.ts';

interface MessagesProps {
  /** Undefined for all agents of the workspace. */
  agentId: string | undefined;
  heading: (tabs: ReactNode, actions: ReactNode) => ReactNode;
}

/** Threads at the left, the open one at the right; on narrow screens one or the other. */
export function Messages({ agentId, heading }: MessagesProps) {
  const { conversationId } = useParams();
  const place = messagesPlace(agentId);
  usePresenceHeartbeat();
  const { search, setFilter, clearFilters } = useSearchFilters();
  const filters = readConversationFilters(agentId, search);
  const conversations = useInfiniteQuery(conversationsQuery(filters));
  const { items } = itemsOf(conversations.data);
  const isFiltered = filterOfAddress(search, conversationFilterNames) !== '';
  const isEmpty = conversations.isSuccess && items.length === 0;
  const hasNothingYet = isEmpty && !isFiltered && !conversationId && agentId !== undefined;

  return (
    // On wide screens as high as the window leaves room for: list and thread scroll within themselves, the page does not.
    <div className="space-y-4 lg:flex lg:min-h-0 lg:flex-1 lg:flex-col lg:space-y-3">
      {/* On a phone an open conversation is all that is seen; its page keeps a title, which paper has too. */}
      <div
        className={classNames(
          conversationId &&
            'max-lg:sr-only print:not-sr-only max-lg:[&_nav]:hidden max-lg:[&_div:has(>a,>button)]:hidden',
        )}
      >
        {heading(
          <MessagesTabs place={place} />,
          <>
            <AlertsMenu agentId={agentId} />
            <ExportMenu fetchExport={(format) => fetchConversationsExport(filters, format)} />
          </>,
        )}
      </div>
      {hasNothingYet ? (
        <NoConversations agentId={agentId} />
      ) : (
        <ListAndConversation
          filters={<ConversationFilters filters={filters} onFilter={setFilter} />}
          list={
            <ConversationList
              place={place}
              filters={filters}
              query={conversations}
              search={search.toString()}
              onClear={
                isFiltered ? () => clearFilters([...conversationFilterNames, viewParameter]) : undefined
              }
            />
          }
          isEmpty={isEmpty}
          place={place}
          conversationId={conversationId}
          search={search.toString()}
        />
      )}
    </div>
  );
}
