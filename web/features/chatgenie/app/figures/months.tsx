import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { AsTable } from './as-table.tsx';
import { CountLink } from './count-link.tsx';
import { definitions } from './definitions.ts';
import { FigureTitle } from './figure-title.tsx';
import { messagesBehind } from './messages-behind.ts';
import { nameOfMonth, spanOfMonth } from './span-of-month.ts';

/** Messages by month as bars, and the same as a table that leads to the messages. */
export function Months({
  figures: { months },
  chatId,
}: {
  figures: ArchiveStatistics;
  chatId: string | undefined;
}) {
  const { id, zone } = useArchive();
  const top = Math.max(1, ...months.map(({ messages }) => messages));
  return (
    <Card title={<FigureTitle title="By month" meaning={definitions.months} />}>
      <div
        aria-hidden
        className="flex h-40 items-end gap-px border-b border-line-strong has-[:nth-child(-n+12):last-child]:gap-2"
      >
        {months.map(({ month, messages }) => (
          <span
            key={month}
            title={`${nameOfMonth(month)}: ${formatNumber(messages)}`}
            className="max-w-10 min-w-px flex-1 rounded-t-xs bg-brand"
            style={{ height: `${(messages / top) * 100}%` }}
          />
        ))}
      </div>
      <p aria-hidden className="mt-1 text-xs text-ink-secondary">
        {months[0] && nameOfMonth(months[0].month)}
        {months.length > 1 && ` to ${nameOfMonth(months.at(-1)?.month ?? '')}`}
        {`, at most ${formatCount(top, 'message')}`}
      </p>
      <AsTable
        label="Messages by month"
        heads={['Month', 'Messages']}
        rows={months.toReversed().map(({ month, messages }) => ({
          key: month,
          cells: [
            nameOfMonth(month),
            <CountLink
              key="messages"
              count={messages}
              to={messagesBehind(id, { chatId, ...spanOfMonth(month, zone) })}
            />,
          ],
        }))}
      />
    </Card>
  );
}
