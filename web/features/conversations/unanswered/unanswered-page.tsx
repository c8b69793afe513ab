import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import type { UnansweredGroup } from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import { type QuestionState, questionStates } from '#contract/unanswered-questions/unanswered-questions.ts';
import { type UnansweredFilters, unansweredQuery } from '#web/console/conversations/conversations.queries.ts';
import { messagesPlace } from '#web/features/conversations/messages-place.ts';
import { MessagesTabs } from '#web/features/conversations/messages-tabs.tsx';
import { formatCount } from '#web/lib/format.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { keepInPlace } from './keep-in-place.ts';
import { UnansweredItem } from './unanswered-item.tsx';

export const meta = () => [{ title: `Unanswered · ${brand.name}` }];

const portion = 20;
/** The API gives no more at once; what is asked most comes first. */
const most = 100;

const states: Record<QuestionState, string> = {
  open: 'To answer',
  cleared: 'Answered since',
  dismissed: 'Dismissed',
};

const keyOf = ({ agentId, questionIds }: UnansweredGroup): string => `${agentId} ${questionIds.at(-1)}`;

/** What visitors asked and the sources did not answer: to be answered here, or put aside. */
export default function UnansweredPage() {
  const agentId = useParams().agentId ?? '';
  const { search, setFilter } = useSearchFilters();
  const filters = readFilters(agentId, search);
  const [limit, setLimit] = useState(portion);
  const questions = useQuery({ ...unansweredQuery(filters, limit), placeholderData: (shown) => shown });
  const { groups, keep, release } = useGroups(questions.data?.data, JSON.stringify(filters));

  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Messages"
        description="Questions that visitors asked and your sources did not answer, most asked first."
        tabs={<MessagesTabs place={messagesPlace(agentId)} />}
      />
      <div className="flex flex-wrap gap-2">
        <DateRangePicker value={filters.range ?? ''} onChange={(range) => setFilter('range', range)} />
        <Select
          isFilter
          unsetValue="declined"
          aria-label="Outcome"
          value={filters.outcome ?? 'declined'}
          onChange={({ target }) => setFilter('outcome', target.value === 'hedged' ? 'hedged' : '')}
        >
          <option value="declined">Unanswered</option>
          <option value="hedged">Partly answered</option>
        </Select>
        <Select
          isFilter
          unsetValue="open"
          aria-label="State"
          value={filters.state ?? 'open'}
          onChange={({ target }) => setFilter('state', target.value === 'open' ? '' : target.value)}
        >
          {questionStates.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </Select>
      </div>
      <Card isFlush className="overflow-hidden [&>div]:pt-0">
        {questions.isPending ? (
          <TableSkeleton rows={5} rowHeight="h-25" />
        ) : questions.isError && !questions.data ? (
          <ErrorState error={questions.error} onRetry={() => questions.refetch()} />
        ) : groups.length === 0 ? (
          <Nothing state={filters.state ?? 'open'} />
        ) : (
          <>
            <p role="status" className="border-b border-line px-5 py-3 text-sm text-ink-secondary">
              {describeTotal(questions.data?.questions ?? 0, questions.data?.groups ?? 0)}
            </p>
            <ul>
              {groups.map((group) => (
                <li key={keyOf(group)} className="border-b border-line last:border-b-0">
                  <UnansweredItem
                    group={group}
                    onWork={() => keep(keyOf(group))}
                    onDone={() => release(keyOf(group))}
                  />
                </li>
              ))}
            </ul>
            {(questions.data?.groups ?? 0) > portion && (
              <LoadMore
                shown={Math.min(groups.length, questions.data?.groups ?? 0)}
                total={questions.data?.groups ?? 0}
                hasMore={limit < Math.min(most, questions.data?.groups ?? 0)}
                isLoading={questions.isFetching}
                onLoad={() => setLimit(Math.min(most, limit + portion))}
              />
            )}
          </>
        )}
      </Card>
    </div>
  );
}

function readFilters(agentId: string, search: URLSearchParams): UnansweredFilters {
  const state = questionStates.find((each) => each === search.get('state'));
  const range = search.get('range');
  return {
    agentId,
    ...(range ? { range } : {}),
    ...(state ? { state } : {}),
    ...(search.get('outcome') === 'hedged' ? { outcome: 'hedged' as const } : {}),
  };
}

/** The groups that are shown: what is being answered stays in its place although it is cleared meanwhile. */
function useGroups(now: readonly UnansweredGroup[] | undefined, scope: string) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [last, setLast] = useState<{ scope: string; groups: readonly UnansweredGroup[] }>({
    scope,
    groups: [],
  });
  const before = last.scope === scope ? last.groups : [];
  const groups = now ? keepInPlace(before, now, keyOf, (group) => kept.includes(keyOf(group))) : before;
  if (last.scope !== scope || !isSame(groups, last.groups)) setLast({ scope, groups });
  return {
    groups,
    keep: (key: string) => setKept((keys) => [...keys, key]),
    release: (key: string) => setKept((keys) => keys.filter((each) => each !== key)),
  };
}

const isSame = (one: readonly UnansweredGroup[], other: readonly UnansweredGroup[]): boolean =>
  one.length === other.length && one.every((group, index) => group === other[index]);

function describeTotal(questions: number, groups: number): string {
  const asked = formatCount(questions, 'question');
  return groups < questions ? `${asked} in ${formatCount(groups, 'group')} that ask the same` : asked;
}

function Nothing({ state }: { state: QuestionState }) {
  if (state === 'open') {
    return (
      <EmptyState
        icon={CircleCheck}
        title="No unanswered questions"
        action={<DocsLink page="messages-and-leads#unanswered-questions">What appears here</DocsLink>}
      >
        Questions that your sources do not answer appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={CircleCheck} title="No questions">
      {state === 'cleared'
        ? 'Questions appear here once they are asked again and answered, or a source has the answer.'
        : 'Questions that you dismiss appear here.'}
    </EmptyState>
  );
}
