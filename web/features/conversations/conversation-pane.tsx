import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { outcomes } from '#contract/conversations/conversations.ts';
import { conversationQuery } from '#web/console/conversations/conversations.queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConversationDetails } from './conversation-details.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { type MessageFocus, MessageList } from './message-list.tsx';
import type { MessagesPlace } from './messages-place.ts';
import { usePresence } from './presence/use-presence.ts';
import { WatchersLine } from './presence/watchers-line.tsx';
import { ReplyBox } from './reply/reply-box.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface ConversationPaneProps {
  place: MessagesPlace;
  conversationId: string;
  /** The filters of the list, kept for the way back. */
  search: string;
}

/** One conversation to read: who, from where, and every message with what it is based on. */
export function ConversationPane({ place, conversationId, search }: ConversationPaneProps) {
  const conversation = useQuery(conversationQuery(conversationId));
  useMarkRead(conversation.data);
  const tellTyping = usePresence(conversationId);
  const focus = readFocus(new URLSearchParams(search));
  return (
    <div className="flex h-full min-h-96 flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2.5">
        <Link
          to={{ pathname: place.list, search }}
          className="inline-flex min-h-8 w-full items-center gap-1.5 rounded-sm text-sm font-semibold lg:hidden print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All messages
        </Link>
        {conversation.data ? (
          <ConversationHeader conversation={conversation.data} place={place} search={search} />
        ) : (
          <Skeleton className="h-11 w-full" />
        )}
      </header>
      {conversation.data ? (
        <div className="flex min-h-0 flex-1 flex-col min-[90rem]:flex-row">
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <MessageList
              agentId={conversation.data.agentId}
              messages={conversation.data.messages}
              focus={focus}
            />
            <WatchersLine conversationId={conversationId} />
            {conversation.data.channel !== 'preview' && (
              <ReplyBox key={conversationId} conversation={conversation.data} onTyping={tellTyping} />
            )}
          </div>
          <ConversationDetails conversation={conversation.data} />
        </div>
      ) : conversation.isError ? (
        conversation.error instanceof CallError && conversation.error.status === 404 ? (
          <EmptyState icon={UserRound} title="Conversation not found">
            It may have been deleted.
          </EmptyState>
        ) : (
          <ErrorState error={conversation.error} onRetry={() => conversation.refetch()} />
        )
      ) : (
        <Loading className="space-y-6 px-5 py-6">
          <Skeleton className="ml-auto h-12 w-2/3" />
          <Skeleton className="h-28 w-3/4" />
        </Loading>
      )}
    </div>
  );
}

/** Where the thread is opened: at what the list was filtered by. */
function readFocus(search: URLSearchParams): MessageFocus {
  const outcome = outcomes.find((each) => each === search.get('outcome'));
  return { ...(outcome ? { outcome } : {}), words: search.get('q') ?? '' };
}
