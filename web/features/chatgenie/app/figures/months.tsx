import { TZDate } from '@date-fns/tz';
import { Link } from 'react-router';
import type { ArchiveStatistics } from '#contract/chat-archives/chat-archives.schemas.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatNumber } from '#web/lib/format.ts';
import { dateFormat } from '#web/lib/viewer-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { definitions } from './definitions.ts';
import { messagesBehind } from './messages-behind.ts';

type Month = ArchiveStatistics['months'][number];

const nameOf = (month: string): string =>
  dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }, false).format(
    new Date(`${month}-01T00:00:00Z`),
  );

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
  const startOf = (month: string, ahead: number): string => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    return new Date(TZDate.tz(zone, year, number - 1 + ahead, 1).getTime()).toISOString();
  };
  const linkTo = ({ month }: Month) =>
    messagesBehind(id, { chatId, from: startOf(month, 0), to: startOf(month, 1) });
  return (
    <Card
      title={
        <span className="flex items-center gap-1">
          By month
          <Meaning of="By month">{definitions.months}</Meaning>
        </span>
      }
    >
      <div aria-hidden className="flex h-40 items-end gap-px border-b border-line-strong">
        {months.map(({ month, messages }) => (
          <span
            key={month}
            title={`${nameOf(month)}: ${formatNumber(messages)}`}
            className="min-w-px flex-1 rounded-t-xs bg-brand"
            style={{ height: `${(messages / top) * 100}%` }}
          />
        ))}
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-secondary">
        <span>{months[0] && nameOf(months[0].month)}</span>
        {months.length > 1 && <span>{nameOf(months.at(-1)?.month ?? '')}</span>}
      </p>
      <details className="mt-4 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm font-semibold text-brand">
          Show as a table
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it */}
        <section aria-label="Messages by month" tabIndex={0} className="mt-3 max-h-80 overflow-y-auto">
          <table className="w-full">
            <thead>
              <tr className="text-left text-xs text-ink-secondary">
                <th scope="col" className="py-1 font-semibold">
                  Month
                </th>
                <th scope="col" className="py-1 text-right font-semibold">
                  Messages
                </th>
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map((each) => (
                <tr key={each.month} className="border-t border-line">
                  <td className="py-1.5">{nameOf(each.month)}</td>
                  <td className="py-1.5 text-right tabular-nums">
                    {each.messages === 0 ? (
                      '0'
                    ) : (
                      <Link to={linkTo(each)} className={linkLook}>
                        {formatNumber(each.messages)}
                      </Link>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Card>
  );
}
