import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox, SearchX } from 'lucide-react';
import {
  archiveMessageFlags,
  archiveMessageKinds,
  type MessageTurn,
  messageTurns,
} from '#contract/chat-archives/chat-archives.ts';
import { conversationGap } from '#contract/chat-figures/chat-figures.ts';
import { paths } from '#contract/page-addresses.ts';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import { messagesQuery } from '#web/features/chatgenie/app/archives.queries.ts';
import { NothingImported } from '#web/features/chatgenie/app/nothing-imported.tsx';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { CallError } from '#web/lib/call-error.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { formatSpan } from '../figures/format-span.ts';
import { nameLanguage } from '../figures/name-language.ts';
import { nameOfWeekday } from '../figures/name-of-weekday.ts';
import { flagLabels } from './flag-labels.ts';
import { mediaLabels } from './media-labels.ts';
import { MessageList } from './message-list.tsx';
import { readMessageFilters } from './read-message-filters.ts';

const kindLabels = ['Texts', 'Media', 'Calls', 'Deleted', 'System', 'Unknown'];

interface FiltersProps {
  filters: Record<string, string>;
  setFilter: (name: string, value: string) => void;
  clearFilters: (names: readonly string[]) => void;
}

function Filters({ filters, setFilter, clearFilters }: FiltersProps) {
  const { chatList, people } = useArchive();
  const selects: readonly [name: string, label: string, all: string, options: readonly [string, string][]][] =
    [
      ['chatId', 'Chat', 'All chats', chatList.map(({ id, title }) => [id, title])],
      ['personId', 'Person', 'Everyone', people.map(({ id, name }) => [id, name])],
      [
        'kind',
        'Kind',
        'All kinds',
        archiveMessageKinds.map((kind, index) => [kind, kindLabels[index] ?? kind]),
      ],
      [
        'flag',
        'Note',
        'With and without notes',
        archiveMessageFlags.map((flag) => [flag, flagLabels[flag].replace(/:.*/, '')]),
      ],
    ];
  return (
    <div className="space-y-3 px-5 pt-1 pb-4">
      <SearchInput
        label="Search messages"
        value={filters.q ?? ''}
        onSearch={(value) => setFilter('q', value)}
      />
      <div className="flex flex-wrap gap-3">
        {selects.map(([name, label, all, options]) => (
          <Select
            key={name}
            aria-label={label}
            value={filters[name] ?? ''}
            onChange={(event) => setFilter(name, event.target.value)}
            className="min-w-0 flex-1 basis-36"
          >
            <option value="">{all}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {listLimits(filters, people).map(({ text, action, of }) => (
        <p key={text} className="flex flex-wrap items-center gap-3 text-sm">
          <span className="min-w-0 break-words">{text}</span>
          <Button size="sm" variant="secondary" onClick={() => clearFilters(of)}>
            {action}
          </Button>
        </p>
      ))}
    </div>
  );
}

interface Limit {
  text: string;
  action: string;
  /** Names of the filters that it takes away. */
  of: readonly string[];
}

/** What figures led here with and no field shows. */
function listLimits(
  filters: Record<string, string>,
  people: readonly { id: string; name: string }[],
): Limit[] {
  const nameOf = (id: string | undefined): string =>
    people.find((each) => each.id === id)?.name ?? 'somebody';
  const { from, to, media, language, tone, tieFrom, tieTo } = filters;
  const label = media ? mediaLabels[media as keyof typeof mediaLabels] : undefined;
  const limits: (Limit | undefined | false | '' | null)[] = [
    (from || to) && {
      text: 'Only part of the period is shown.',
      action: 'Show all times',
      of: ['from', 'to'],
    },
    label !== undefined && {
      text: `Only messages of one kind of media are shown: ${label.toLowerCase()}.`,
      action: 'Show all kinds of media',
      of: ['media'],
    },
    language && {
      text: `Only messages in ${nameLanguage(language)} are shown.`,
      action: 'Show all languages',
      of: ['language'],
    },
    tone && {
      text: `Only messages whose rated words are more ${tone === 'positive' ? 'good than bad' : 'bad than good'} are shown.`,
      action: 'Show all tones',
      of: ['tone'],
    },
    tieFrom &&
      tieTo && {
        text: `Only messages by which ${nameOf(tieFrom)} turned to ${nameOf(tieTo)} are shown: answers, mentions, and messages with a reaction.`,
        action: 'Show all messages',
        of: ['tieFrom', 'tieTo'],
      },
    ...listFigureLimits(filters, nameOf),
  ];
  return limits.filter((limit) => typeof limit === 'object' && limit !== null);
}

const turnTexts: Record<MessageTurn, string> = {
  start: 'Only the first messages of conversations are shown',
  reply: 'Only the first messages of replies are shown',
  'double-text': 'Only double texts are shown',
  unanswered: 'Only questions and calls that ended a conversation are shown',
};

/** What figures of turns, hours, emoji and answers led here with. */
function listFigureLimits(
  { turn, gapMinutes, weekday, hour, emoji, answersBy }: Record<string, string>,
  nameOf: (id: string | undefined) => string,
): (Limit | undefined)[] {
  const text = messageTurns.find((each) => each === turn);
  const hours = hour === undefined ? '' : ` from ${hour}:00 to ${hour}:59`;
  const days = weekday === undefined ? '' : ` on ${nameOfWeekday(Number(weekday) - 1)}`;
  return [
    text && {
      text: `${turnTexts[text]}. A conversation begins after a silence of ${formatSpan(Number(gapMinutes ?? conversationGap.default) * 60_000)}.`,
      action: 'Show all messages',
      of: ['turn', 'gapMinutes'],
    },
    days || hours
      ? {
          text: `Only messages of people${days}${hours} are shown.`,
          action: 'Show all hours',
          of: ['weekday', 'hour'],
        }
      : undefined,
    emoji
      ? { text: `Only texts with ${emoji} are shown.`, action: 'Show all texts', of: ['emoji'] }
      : undefined,
    answersBy
      ? {
          text: `Only messages by which ${nameOf(answersBy)} answered with a quote are shown.`,
          action: 'Show all messages',
          of: ['answersBy'],
        }
      : undefined,
  ];
}

const isPartOfPro = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'plan-limit';

/** All messages of an archive, newest first, and those that match a search. */
export default function MessagesPage() {
  const archive = useArchive();
  const { search, setFilter, clearFilters } = useSearchFilters();
  const filters = readMessageFilters(search, archive);
  const messages = useInfiniteQuery({
    ...messagesQuery(archive.id, filters, archive.messages),
    enabled: archive.messages > 0,
  });
  const { items, total, isMinimum } = itemsOf(messages.data);
  if (archive.messages === 0)
    return (
      <NothingImported icon={Inbox} title="No messages yet">
        Upload the export of a chat to search it here.
      </NothingImported>
    );
  return (
    <Card isFlush>
      <Filters filters={filters} setFilter={setFilter} clearFilters={clearFilters} />
      <div className="border-t border-line">
        {messages.data ? (
          items.length === 0 ? (
            <EmptyState icon={SearchX} title="No message found">
              Search by the first letters of words, or change the filters.
            </EmptyState>
          ) : (
            <MessageList label="Messages" messages={items} terms={listSearchTerms(filters.q ?? '')} />
          )
        ) : isPartOfPro(messages.error) ? (
          <EmptyState
            icon={SearchX}
            title="Part of ChatGenie Pro"
            action={<ButtonLink to={paths.chatgeniePlan}>See Pro</ButtonLink>}
          >
            {messages.error.message}
          </EmptyState>
        ) : messages.isError ? (
          <ErrorState error={messages.error} onRetry={() => void messages.refetch()} />
        ) : (
          <TableSkeleton rows={6} rowHeight="h-17" />
        )}
      </div>
      {items.length > 0 && (
        <LoadMore
          shown={items.length}
          total={total}
          isMinimum={isMinimum}
          hasMore={messages.hasNextPage}
          isLoading={messages.isFetchingNextPage}
          onLoad={() => void messages.fetchNextPage()}
        />
      )}
    </Card>
  );
}
