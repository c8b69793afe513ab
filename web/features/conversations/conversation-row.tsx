import { CircleCheck } from 'lucide-react';
import { NavLink } from 'react-router';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Tag } from '#contract/tags/tags.schemas.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { ThreadOutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
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
  isAnyChosen: boolean;
  onChoose: () => void;
}

const inPlaceOfBox =
  'pointer-events-none absolute peer-focus-visible:hidden group-hover:hidden pointer-coarse:hidden';

/** The usual case, for which a tick is enough. */
const isAnswered = ({ handling, lastOutcome, wantsPerson }: Conversation): boolean =>
  handling.state === 'open' && handling.holder === 'agent' && !wantsPerson && lastOutcome === 'answered';

/** A conversation in the list: a link to it, and a box to choose it for what is done with many. */
export function ConversationRow({
  place,
  conversation,
  search,
  terms,
  namesAgent,
  isChosen,
  isAnyChosen,
  onChoose,
}: ConversationRowProps) {
  return (
    <div className="group flex h-full border-l-3 border-transparent transition-colors hover:bg-sunken/60 has-aria-[current=page]:border-brand has-aria-[current=page]:bg-brand-soft">
      <label className="relative flex w-7 shrink-0 cursor-pointer items-start justify-center pt-4">
        <span className="sr-only">Choose the conversation: {conversation.preview}</span>
        {/* Boxes come with the pointer or the focus, and stay once one is ticked; fingers always have them. */}
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          className={classNames(
            'peer size-4',
            !isAnyChosen &&
              'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100',
          )}
        />
        {/* In the place of the box, until the pointer or the focus brings it. */}
        {conversation.isUnread && !isAnyChosen && (
          <span aria-hidden className={classNames(inPlaceOfBox, 'top-5 size-2 rounded-full bg-brand')} />
        )}
        {!conversation.isUnread && !isAnyChosen && isAnswered(conversation) && (
          <CircleCheck aria-hidden className={classNames(inPlaceOfBox, 'top-4 size-4 text-ink-secondary')} />
        )}
      </label>
      <NavLink
        to={{ pathname: place.addressOf(conversation.id), search }}
        preventScrollReset
        className="flex min-w-0 flex-1 flex-col justify-center pr-4 focus-visible:-outline-offset-2"
      >
        <Summary conversation={conversation} terms={terms} namesAgent={namesAgent} />
      </NavLink>
    </div>
  );
}

/**
 * Two lines of equal height: who wrote and when; what they asked and how that was answered. Of visitors who are not known
 * the question comes first: “Visitor” tells nothing.
 */
function Summary({
  conversation,
  terms,
  namesAgent,
}: {
  conversation: Conversation;
  terms: readonly string[];
  namesAgent: boolean;
}) {
  const { preview, excerpt, lead, lastMessageAt, pageUrl, isUnread, tags } = conversation;
  const who = lead?.name ?? lead?.email ?? lead?.phone ?? undefined;
  const page = webPageUrl(pageUrl)?.replace(/^https?:\/\/[^/]*/, '') || '/';
  const words = <Highlighted text={excerpt ?? preview} terms={terms} />;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span
          dir="auto"
          className={classNames('min-w-0 flex-1 truncate text-sm', isUnread ? 'font-bold' : 'font-medium')}
        >
          {who === undefined ? words : <Highlighted text={who} terms={terms} />}
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-secondary">
          {formatTimeAgo(lastMessageAt)}
          {isUnread && (
            // Where boxes are always there, their place is taken.
            <span className="size-2 rounded-full bg-brand pointer-fine:sr-only">
              <span className="sr-only">Unread</span>
            </span>
          )}
        </span>
      </span>
      <span className="mt-1 flex h-5.5 items-center justify-between gap-3 text-sm text-ink-secondary">
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {who === undefined ? 'Visitor' : words}
          {who === undefined && page !== '/' && <span className="dotted">{page}</span>}
          {namesAgent && <span className="dotted">{conversation.agentName}</span>}
        </span>
        {tags.length > 0 && <RowTags tags={tags} />}
        <span className={isAnswered(conversation) ? 'pointer-fine:sr-only' : undefined}>
          <ThreadOutcomeBadge of={conversation} />
        </span>
      </span>
    </>
  );
}

/** The first tag, and how many more there are. */
function RowTags({ tags }: { tags: readonly Tag[] }) {
  const [first, ...more] = tags;
  if (first === undefined) return null;
  return (
    <span className="flex max-w-28 items-center gap-1 text-xs whitespace-nowrap">
      <span className="sr-only">Tags:</span>
      <TagBadge tag={first} />
      {more.length > 0 && (
        <span>
          +{more.length}
          <span className="sr-only">: {more.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
