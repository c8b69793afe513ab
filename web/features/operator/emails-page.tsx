import { useInfiniteQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { FailedEmail } from '#contract/operator/operator.schemas.ts';
import { emailStates } from '#contract/operator/operator.ts';
import { formatCount } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { failedEmailsQuery, useRetryEmails } from './operator.queries.ts';
import { RetryButton } from './retry-button.tsx';

const describe = (retried: number) =>
  retried === 0 ? 'There is nothing to send again.' : `${formatCount(retried, 'email')} sent again.`;

/** Emails that could not be sent. */
export default function EmailsPage() {
  const { search, setFilter } = useSearchFilters();
  const q = searchText(search);
  const state = emailStates.find((each) => each === search.get('state'));
  const list = useInfiniteQuery(failedEmailsQuery({ ...(q ? { q } : {}), ...(state ? { state } : {}) }));
  const retry = useRetryEmails();
  return (
    <Card
      title="Emails"
      description="Emails of the last 30 days that could not be sent. Those with expired links can’t be sent again."
      isFlush
      actions={
        <RetryButton
          onRetry={() => retry.mutateAsync(undefined)}
          describe={describe}
          isDisabled={!q && !state && itemsOf(list.data).total === 0}
        >
          Send all again
        </RetryButton>
      }
    >
      <PagedTable
        caption="Emails that could not be sent"
        columns={columnsOf(retry.mutateAsync)}
        keyOf={({ id }) => id}
        list={list}
        icon={MailCheck}
        empty={{ title: q || state ? 'Nothing matches' : 'All emails were sent' }}
        filters={
          <>
            <div className="w-full sm:w-72">
              <SearchInput
                label="Search addresses and errors"
                value={q}
                onSearch={(value) => setFilter('q', value)}
              />
            </div>
            <Select
              isFilter
              aria-label="State"
              value={state ?? ''}
              onChange={(event) => setFilter('state', event.target.value)}
            >
              <option value="">All</option>
              <option value="failed">Failed</option>
              <option value="waiting">Waiting for the next attempt</option>
            </Select>
          </>
        }
      />
    </Card>
  );
}

function columnsOf(retry: (emailId: string) => Promise<{ retried: number }>): Column<FailedEmail>[] {
  return [
    {
      header: 'Email',
      cell: ({ kind, to }) => (
        <div className="min-w-0">
          <span className="font-medium">{kind}</span>
          <span className="block text-xs break-all text-ink-secondary">{to}</span>
        </div>
      ),
    },
    {
      header: 'State',
      cell: (email) => (
        <Badge tone={email.state === 'failed' ? 'failed' : 'partial'}>
          {email.state === 'failed' ? 'Failed' : 'Waiting'}
        </Badge>
      ),
    },
    {
      header: 'Error',
      onCard: 'whole',
      className: '@2xl:max-w-100',
      cell: ({ error, attempts }) => (
        <span className="break-words">
          {error} <span className="text-ink-secondary">({formatCount(attempts, 'attempt')})</span>
        </span>
      ),
    },
    { header: 'When', cell: ({ createdAt }) => <Moment time={createdAt} /> },
    {
      header: 'Actions',
      hidesHeader: true,
      onCard: 'whole',
      cell: ({ id, to, canRetry }) =>
        canRetry ? (
          <RetryButton label={`Send again to ${to}`} onRetry={() => retry(id)} describe={describe}>
            Send again
          </RetryButton>
        ) : (
          <span className="text-xs text-ink-secondary">Links expired</span>
        ),
    },
  ];
}
