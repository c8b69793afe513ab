import { useInfiniteQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { exportWaitlist } from '#contract/operated-messages/operated-messages.endpoints.ts';
import type { WaitlistEntry } from '#contract/operated-messages/operated-messages.schemas.ts';
import { callForFile } from '#web/lib/call.ts';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import { AnsweredSwitch } from './answered-switch.tsx';
import { useMarkEntry, waitlistQuery } from './operator.queries.ts';
import { useAnswerFilters } from './use-answer-filters.ts';

/** Who waits for ChatGenie. */
export default function WaitlistPage() {
  const { filters, setFilter } = useAnswerFilters();
  const list = useInfiniteQuery(waitlistQuery(filters));
  const mark = useMarkEntry();
  const columns: Column<WaitlistEntry>[] = [
    { header: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
    { header: 'Since', cell: ({ createdAt }) => <Moment time={createdAt} /> },
    {
      header: 'Answered',
      cell: ({ email, answeredAt }) => (
        <AnsweredSwitch
          label={`${email} is answered`}
          isAnswered={answeredAt !== null}
          onMark={(isAnswered) => mark.mutateAsync({ email, isAnswered })}
        />
      ),
    },
  ];
  return (
    <Card
      title="Waitlist"
      description="People who want to hear when ChatGenie Pro opens."
      isFlush
      actions={
        <ExportMenu
          size="sm"
          fetchExport={(format) => callForFile(exportWaitlist, { query: { ...filters, format } })}
        />
      }
    >
      <PagedTable
        caption="Waitlist"
        columns={columns}
        keyOf={({ email }) => email}
        list={list}
        icon={ListPlus}
        empty={{ title: filters.q || filters.state ? 'Nothing matches' : 'Nobody is on the waitlist yet' }}
        filters={<AnswerFilters filters={filters} onFilter={setFilter} label="Search addresses" />}
      />
    </Card>
  );
}
