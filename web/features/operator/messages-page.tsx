import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { exportContactMessages } from '#contract/operated-messages/operated-messages.endpoints.ts';
import type { ContactMessage } from '#contract/operated-messages/operated-messages.schemas.ts';
import { callForFile } from '#web/lib/call.ts';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import { AnsweredSwitch } from './answered-switch.tsx';
import { contactMessagesQuery, useMarkMessage } from './operator.queries.ts';
import { useAnswerFilters } from './use-answer-filters.ts';

/** What came by the contact form. */
export default function MessagesPage() {
  const { filters, setFilter } = useAnswerFilters();
  const list = useInfiniteQuery(contactMessagesQuery(filters));
  const mark = useMarkMessage();
  const columns: Column<ContactMessage>[] = [
    {
      header: 'From',
      cell: ({ name, email }) => (
        <div className="min-w-0">
          <span className="font-medium break-words">{name}</span>
          <a href={`mailto:${email}`} className={`${linkLook} block text-xs break-all`}>
            {email}
          </a>
        </div>
      ),
    },
    {
      header: 'Message',
      onCard: 'whole',
      className: '@2xl:max-w-140',
      cell: ({ message }) => <p className="break-words whitespace-pre-wrap">{message}</p>,
    },
    { header: 'When', cell: ({ createdAt }) => <Moment time={createdAt} /> },
    {
      header: 'Answered',
      cell: ({ id, name, answeredAt }) => (
        <AnsweredSwitch
          label={`The message of ${name} is answered`}
          isAnswered={answeredAt !== null}
          onMark={(isAnswered) => mark.mutateAsync({ id, isAnswered })}
        />
      ),
    },
  ];
  return (
    <Card
      title="Messages"
      description="What people wrote with the contact form. Answer by email, then mark it here."
      isFlush
      actions={
        <ExportMenu
          size="sm"
          fetchExport={(format) => callForFile(exportContactMessages, { query: { ...filters, format } })}
        />
      }
    >
      <PagedTable
        caption="Messages"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        icon={Mail}
        empty={{ title: filters.q || filters.state ? 'Nothing matches' : 'No message yet' }}
        filters={<AnswerFilters filters={filters} onFilter={setFilter} label="Search messages" />}
      />
    </Card>
  );
}
