import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { FailedJob } from '#contract/operator/operator.schemas.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { failedJobsQuery, useRetryJobs } from './operator.queries.ts';
import { RetryButton } from './retry-button.tsx';

const describe = (retried: number) =>
  retried === 0 ? 'There is nothing to start again.' : `${formatCount(retried, 'job')} started again.`;

/** Jobs that were given up after all their attempts. */
export default function JobsPage() {
  const { search, setFilter } = useSearchFilters();
  const q = searchText(search);
  const list = useQuery(failedJobsQuery(q));
  const retry = useRetryJobs();
  const columns: Column<FailedJob>[] = [
    { header: 'Job', cell: ({ name }) => <code className="text-xs break-all">{name}</code> },
    {
      header: 'Error',
      onCard: 'whole',
      className: '@2xl:max-w-120',
      cell: ({ error }) => <span className="break-words">{error}</span>,
    },
    { header: 'Attempts', isNumeric: true, cell: ({ attempts }) => formatNumber(attempts) },
    {
      header: 'Failed',
      cell: ({ failedAt, createdAt }) => <Moment time={failedAt ?? createdAt} />,
    },
    {
      header: 'Actions',
      hidesHeader: true,
      onCard: 'whole',
      cell: ({ id, name }) => (
        <RetryButton label={`Start ${name} again`} onRetry={() => retry.mutateAsync(id)} describe={describe}>
          Start again
        </RetryButton>
      ),
    },
  ];
  return (
    <Card
      title="Jobs"
      description="Jobs of the last two days that failed after all attempts."
      isFlush
      actions={
        <RetryButton
          onRetry={() => retry.mutateAsync(undefined)}
          describe={describe}
          isDisabled={!q && !list.data?.total}
        >
          Start all again
        </RetryButton>
      }
    >
      <div className="px-5 pb-4">
        <div className="w-full sm:w-72">
          <SearchInput
            label="Search names and errors"
            value={q}
            onSearch={(value) => setFilter('q', value)}
          />
        </div>
      </div>
      {list.data ? (
        list.data.data.length === 0 ? (
          <div className="border-t border-line">
            <EmptyRow icon={CircleCheck} title={q ? 'Nothing matches' : 'No job has failed'} />
          </div>
        ) : (
          <>
            <DataTable caption="Failed jobs" columns={columns} rows={list.data.data} keyOf={({ id }) => id} />
            <p role="status" className="border-t border-line px-5 py-3 text-xs text-ink-secondary">
              {formatNumber(list.data.data.length)} of {formatNumber(list.data.total)}
            </p>
          </>
        )
      ) : list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </Card>
  );
}
