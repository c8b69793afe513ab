import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink, Hand, Mail, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import { type Channel, outcomes } from '#contract/conversations/conversations.ts';
import { phoneUrl } from '#core/safety/links/phone-url.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { conversationQuery } from '#web/console/conversations/conversations.queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { composeMail } from './compose-mail.ts';
import { ConversationBookings } from './conversation-bookings.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { HandlingBar } from './handling/handling-bar.tsx';
import { type MessageFocus, MessageList } from './message-list.tsx';
import type { MessagesPlace } from './messages-place.ts';
import { ConversationNotes } from './notes/conversation-notes.tsx';
import { usePresence } from './presence/use-presence.ts';
import { WatchersLine } from './presence/watchers-line.tsx';
import { ReplyBox } from './reply/reply-box.tsx';
import { ConversationTags } from './tags/conversation-tags.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { VisitorFacts } from './visitor/visitor-facts.tsx';

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
    <div className="flex h-full min-h-96 flex-col lg:overflow-y-auto">
      <div className="border-b border-line px-5 py-3.5">
        <Link
          to={{ pathname: place.list, search }}
          className="mb-2 inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm font-semibold lg:hidden print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All messages
        </Link>
        {conversation.data ? (
          <About conversation={conversation.data} place={place} search={search} />
        ) : (
          <Skeleton className="h-12" />
        )}
      </div>
      {conversation.data ? (
        <>
          {conversation.data.channel !== 'preview' && (
            <HandlingBar conversationId={conversationId} handling={conversation.data.handling} />
          )}
          <MessageList
            agentId={conversation.data.agentId}
            messages={conversation.data.messages}
            focus={focus}
          />
          <WatchersLine conversationId={conversationId} />
          {conversation.data.channel !== 'preview' && (
            <ReplyBox key={conversationId} conversation={conversation.data} onTyping={tellTyping} />
          )}
          <ConversationBookings conversationId={conversationId} />
          <VisitorFacts conversation={conversation.data} />
          <ConversationNotes conversationId={conversationId} />
        </>
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

const channels: Record<Channel, string> = {
  widget: 'On your website',
  page: 'On its own page',
  preview: 'Preview',
  api: 'By API',
  slack: 'In Slack',
};

function About({
  conversation,
  place,
  search,
}: {
  conversation: Conversation & { messages: Message[] };
  place: MessagesPlace;
  search: string;
}) {
  const { id, lead, channel, createdAt, wantsPerson, rating, messages, tags } = conversation;
  const pageUrl = webPageUrl(conversation.pageUrl);
  const isWanted =
    conversation.handling.state === 'waiting' || (wantsPerson && conversation.handling.wantedAt === null);
  const hasWayBack = Boolean(lead?.email || lead?.phone);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="truncate text-sm font-semibold">{lead?.name ?? lead?.email ?? 'Visitor'}</h2>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs text-ink-secondary">
          {place.agentId === undefined && <span>{conversation.agentName} ·</span>}
          <span>{formatDateTime(createdAt)}</span>
          <span>· {channels[channel]}</span>
          {pageUrl && (
            <a
              href={pageUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex max-w-60 items-center gap-1 underline-offset-4 hover:underline"
            >
              <span className="truncate">{pageUrl.replace(/^https?:\/\//, '')}</span>
              <ExternalLink aria-label="(opens in a new tab)" className="size-3 shrink-0" />
            </a>
          )}
          {lead?.email && lead.name && <span className="max-w-full truncate">{lead.email}</span>}
          {lead?.phone && (
            <a href={phoneUrl(lead.phone)} className="underline underline-offset-4">
              {lead.phone}
            </a>
          )}
          {wantsPerson && !hasWayBack && <span>· No contact details were left.</span>}
          {rating && <span>· Visitor: this chat {rating === 'positive' ? 'helped' : 'did not help'}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isWanted && (
          <Badge tone="training" icon={Hand}>
            Human requested
          </Badge>
        )}
        {lead?.email && (
          <a
            href={composeMail(lead.email, messages)}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            <Mail aria-hidden />
            Reply by email
          </a>
        )}
        <ConversationTags conversationId={id} tags={tags} />
        <ConversationMenu place={place} conversationId={id} search={search} />
      </div>
    </div>
  );
}
