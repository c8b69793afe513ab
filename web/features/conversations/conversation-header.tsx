import { Hand, Mail } from 'lucide-react';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import type { Channel } from '#contract/conversations/conversations.ts';
import { phoneUrl } from '#core/safety/links/phone-url.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { composeMail } from './compose-mail.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { ActionLabel } from './handling/action-label.tsx';
import { actionLook } from './handling/action-look.ts';
import { HandlingActions } from './handling/handling-actions.tsx';
import { HandlingStatus } from './handling/handling-status.tsx';
import type { MessagesPlace } from './messages-place.ts';
import { ConversationTags } from './tags/conversation-tags.tsx';

const channels: Record<Channel, string> = {
  widget: 'On your website',
  page: 'On its own page',
  preview: 'Preview',
  api: 'By API',
  slack: 'In Slack',
};

interface ConversationHeaderProps {
  conversation: Conversation & { messages: Message[] };
  place: MessagesPlace;
  /** The filters of the list, kept for the way back. */
  search: string;
}

/** Who the conversation is with, who has it, and what can be done about that, in as few lines as fit. */
export function ConversationHeader({ conversation, place, search }: ConversationHeaderProps) {
  const { id, lead, channel, wantsPerson, messages, tags, handling } = conversation;
  const isWanted = handling.state === 'waiting' || (wantsPerson && handling.wantedAt === null);
  const hasHandling = channel !== 'preview';
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex min-w-0 items-center gap-2">
          <h2 className="truncate text-lg font-semibold">{lead?.name ?? lead?.email ?? 'Visitor'}</h2>
          {isWanted && (
            <Badge tone="training" icon={Hand}>
              Human requested
            </Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-x-3 text-xs wrap-anywhere text-ink-secondary">
          {hasHandling && <HandlingStatus handling={handling} />}
          <Facts conversation={conversation} namesAgent={place.agentId === undefined} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <ConversationTags conversationId={id} tags={tags} />
        {lead?.email && (
          <a
            href={composeMail(lead.email, messages)}
            title="Reply by email"
            className={buttonStyle({ variant: 'ghost', size: 'sm' }, actionLook)}
          >
            <Mail aria-hidden />
            <ActionLabel>Reply by email</ActionLabel>
          </a>
        )}
        {hasHandling && <HandlingActions conversationId={id} handling={handling} />}
        <ConversationMenu place={place} conversationId={id} search={search} />
      </div>
    </>
  );
}

/** Where on the website: its host says nothing new. */
const pathOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : pathname;
};

function Facts({ conversation, namesAgent }: { conversation: Conversation; namesAgent: boolean }) {
  const { lead, channel, createdAt, wantsPerson, rating, agentName } = conversation;
  const pageUrl = webPageUrl(conversation.pageUrl);
  const hasWayBack = Boolean(lead?.email || lead?.phone);
  return (
    <>
      <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>
      {namesAgent && <span>{agentName}</span>}
      {pageUrl ? (
        <a
          href={pageUrl}
          target="_blank"
          rel="noopener noreferrer"
          title={pageUrl}
          className="max-w-72 truncate underline-offset-4 hover:underline"
        >
          {pathOf(pageUrl)}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <span>{channels[channel]}</span>
      )}
      {lead?.email && lead.name && <span>{lead.email}</span>}
      {lead?.phone && (
        <a href={phoneUrl(lead.phone)} className="underline underline-offset-4">
          {lead.phone}
        </a>
      )}
      {wantsPerson && !hasWayBack && <span>No contact details were left.</span>}
      {rating && <span>Visitor: this chat {rating === 'positive' ? 'helped' : 'did not help'}</span>}
    </>
  );
}
