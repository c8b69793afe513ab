import { NavLink } from 'react-router';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { ThreadOutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { formatCount } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Highlighted } from '#web/ui/highlighted.tsx';
import type { MessagesPlace } from './messages-place.ts';
import { TagBadge } from './tags/tag-badge.tsx';

interface ConversationRowProps {
  place: MessagesPlace;
  conversation: Conversation;
  /** The filters of the list. */
  search: string;
  /** What was looked for. */
  terms: readonly string[];
  /** Among conversations of several agents. */
  namesAgent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A conversation in the list: a link to it, and a box to choose it for what is done with many. */
export function ConversationRow({
  place,
  conversation,
  search,
  terms,
  namesAgent,
  isChosen,
  onChoose,
}: ConversationRowProps) {
  return (
    <div className="flex h-full">
      <label className="flex cursor-pointer items-start py-4 pr-1 pl-4">
        <span className="sr-only">Choose the conversation: {conversation.preview}</span>
        <input type="checkbox" checked={isChosen} onChange={onChoose} className="size-4" />
      </label>
      <NavLink
        to={{ pathname: place.addressOf(conversation.id), search }}
        preventScrollReset
        className={({ isActive }) =>
          classNames(
            'block min-w-0 flex-1 border-r-3 py-3.5 pr-4 pl-2 transition-colors focus-visible:-outline-offset-2',
            isActive ? 'border-brand bg-sunken' : 'border-transparent hover:bg-sunken/60',
          )
        }
      >
        <Summary conversation={conversation} terms={terms} namesAgent={namesAgent} />
      </NavLink>
    </div>
  );
}

/** Three lines of equal height: who, where and when; what they asked last; and how that was answered. */
function Summary({
  conversation,
  terms,
  namesAgent,
}: {
  conversation: Conversation;
  terms: readonly string[];
  namesAgent: boolean;
}) {
  const { preview, excerpt, lead, lastMessageAt, messageCount, pageUrl, isUnread, tags } = conversation;
  const who = lead?.name ?? lead?.email ?? lead?.phone ?? undefined;
  const page = webPageUrl(pageUrl)?.replace(/^https?:\/\/[^/]*/, '') || null;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="flex min-w-0 items-baseline gap-1.5">
          <span
            className={classNames(
              'min-w-0 truncate text-sm',
              isUnread ? 'font-bold' : 'font-medium',
              who === undefined && 'text-ink-secondary',
            )}
          >
            <Highlighted text={who ?? 'Visitor'} terms={who === undefined ? [] : terms} />
          </span>
          {namesAgent && (
            <span className="max-w-36 shrink-0 truncate text-xs text-ink-secondary">
              · {conversation.agentName}
            </span>
          )}
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
        className={classNames('mt-0.5 block truncate text-sm text-ink', isUnread && 'font-semibold')}
      >
        <Highlighted text={excerpt ?? preview} terms={terms} />
      </span>
      <span className="mt-2 flex h-5.5 items-center gap-x-3 overflow-hidden text-xs whitespace-nowrap text-ink-secondary">
        <ThreadOutcomeBadge of={conversation} />
        {tags.length > 0 ? (
          <RowTags tags={tags} />
        ) : (
          <>
            {messageCount > 1 && <span className="shrink-0">{formatCount(messageCount, 'message')}</span>}
            {page && page !== '/' && <span className="min-w-0 truncate">{page}</span>}
          </>
        )}
      </span>
    </>
  );
}

/** The first tag, and how many more there are. */
function RowTags({ tags }: { tags: readonly Tag[] }) {
  const [first, ...more] = tags;
  if (first === undefined) return null;
  return (
    <>
      <span className="sr-only">Tags:</span>
      <TagBadge tag={first} />
      {more.length > 0 && (
        <span>
          +{more.length}
          <span className="sr-only">: {more.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </>
  );
}
