import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { outcomeSchema } from '#contract/conversations.schemas.ts';
import {
  type ConversationFilters,
  conversationsQuery,
  fetchConversationsExport,
} from '#web/console/conversations/conversations.queries.ts';
import { outcomes } from '#web/console/conversations/outcome-badge.tsx';
import { itemsOf } from '#web/lib/pages-of.ts';
import { useSearchFilters } from '#web/lib/use-search-filters.ts';
import { paths } from '#web/paths.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';

export const meta = () => [{ title: `Messages · ${brand.name}` }];

/** Threads at the left, the open one at the right; on narrow screens one or the other. */
export default function MessagesPage() {
  const { agentId = '', conversationId } = useParams();
  const { search, setFilter, clearFilters } = useSearchFilters();
  const filters = readFilters(agentId, search);
  const conversations = useInfiniteQuery(conversationsQuery(filters));
  const { items } = itemsOf(conversations.data);
  const isFiltered = Boolean(filters.range || filters.q || filters.outcome);
  const isEmpty = conversations.isSuccess && items.length === 0;
  const list = (
    <ConversationList
      agentId={agentId}
      query={conversations}
      search={search.toString()}
      onClear={isFiltered ? () => clearFilters(['range', 'q', 'outcome']) : undefined}
    />
  );

  return (
    // On wide screens as high as the window leaves room for: list and thread scroll within themselves, the page does not.
    <div className="space-y-6 lg:flex lg:h-full lg:flex-col">
      <ConsoleHeading
        title="Messages"
        actions={<ExportMenu fetchExport={(format) => fetchConversationsExport(filters, format)} />}
      />
      <div className={classNames('flex flex-wrap gap-3', conversationId && 'max-lg:hidden')}>
        <DateRangePicker value={filters.range ?? ''} onChange={(range) => setFilter('range', range)} />
        <Select
          aria-label="Outcome"
          className="w-44"
          value={filters.outcome ?? ''}
          onChange={(event) => setFilter('outcome', event.target.value)}
        >
          <option value="">Every outcome</option>
          {outcomeSchema.options.map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomes[outcome].label}
            </option>
          ))}
        </Select>
        <div className="min-w-48 flex-1">
          <SearchInput
            label="Search in messages"
            value={filters.q ?? ''}
            onSearch={(q) => setFilter('q', q)}
          />
        </div>
      </div>
      {isEmpty && !isFiltered && !conversationId ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            icon={Inbox}
            title="No messages yet"
            action={
              <div className="flex flex-col items-center gap-4">
                <ButtonLink to={paths.viewAgent(agentId)}>START CONVERSATION</ButtonLink>
                <DocsLink page="widget">Put it on your website</DocsLink>
              </div>
            }
          >
            What visitors ask this agent stands here, with every answer and its sources.
          </EmptyState>
        </div>
      ) : isEmpty && !conversationId ? (
        <div className="rounded-lg border border-line bg-surface">{list}</div>
      ) : (
        <div className="grid min-h-96 grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface lg:min-h-120 lg:grow lg:basis-0 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
          <div
            className={classNames(
              'min-h-0 min-w-0 border-line lg:border-r',
              conversationId && 'max-lg:hidden',
            )}
          >
            {list}
          </div>
          <div className={classNames('min-h-0 min-w-0', !conversationId && 'max-lg:hidden')}>
            {conversationId ? (
              <ConversationPane
                key={conversationId}
                agentId={agentId}
                conversationId={conversationId}
                search={search.toString()}
              />
            ) : (
              <div className="flex h-full items-center justify-center">
                <EmptyState icon={Inbox} title="Choose a conversation">
                  It opens here, with the sources of every answer.
                </EmptyState>
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function readFilters(agentId: string, search: URLSearchParams): ConversationFilters {
  const outcome = outcomeSchema.safeParse(search.get('outcome')).data;
  const range = search.get('range');
  const q = search.get('q');
  return { agentId, ...(range ? { range } : {}), ...(q ? { q } : {}), ...(outcome ? { outcome } : {}) };
}
