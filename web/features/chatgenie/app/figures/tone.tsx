import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatCount, formatNumber, formatShare } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { AsTable } from './as-table.tsx';
import { CountLink } from './count-link.tsx';
import { definitions } from './definitions.ts';
import { FigureTitle } from './figure-title.tsx';
import { messagesBehind } from './messages-behind.ts';
import { nameOfMonth, spanOfMonth } from './span-of-month.ts';

interface ToneProps {
  figures: ArchiveStatistics;
  chatId: string | undefined;
}

/** Whether rated words are more good or more bad, month by month: a trend, no verdict. Nothing where the plan has none. */
export function Tone({ figures: { tone, texts, people }, chatId }: ToneProps) {
  const { id, zone } = useArchive();
  if (tone === null) return null;
  const rows = [
    ...tone.months.toReversed().map(({ month, ...counts }) => ({
      key: month,
      name: nameOfMonth(month),
      filters: spanOfMonth(month, zone),
      counts,
    })),
    ...people.map(({ personId, name, tone: counts }) => ({
      key: `person ${personId}`,
      name,
      filters: { personId },
      counts,
    })),
  ];
  return (
    <Card title={<FigureTitle title="Tone" meaning={definitions.tone} />}>
      {tone.scored === 0 ? (
        <p className="text-sm text-ink-secondary">
          No message has a word with a rating. Only English words have one.
        </p>
      ) : (
        <>
          <ToneChart months={tone.months} />
          <p className="mt-3 text-xs text-ink-secondary">
            Rated for {formatNumber(tone.scored)} of {formatCount(texts, 'message')} with words (
            {formatShare(tone.scored / texts)}), only in English. Words are counted, not understood: irony and
            jokes are taken at their word.
          </p>
          <AsTable
            label="Tone by month and by person"
            heads={['Month or person', 'Rated', 'More good', 'More bad']}
            rows={rows.flatMap(({ key, name, filters, counts }) =>
              counts === null || counts.scored === 0
                ? []
                : [
                    {
                      key,
                      cells: [
                        name,
                        formatNumber(counts.scored),
                        <CountLink
                          key="positive"
                          count={counts.positive}
                          to={messagesBehind(id, { chatId, ...filters, tone: 'positive' })}
                        />,
                        <CountLink
                          key="negative"
                          count={counts.negative}
                          to={messagesBehind(id, { chatId, ...filters, tone: 'negative' })}
                        />,
                      ],
                    },
                  ],
            )}
          />
        </>
      )}
    </Card>
  );
}

/** Above the line the share of rated messages that are more good, below it of those that are more bad. */
function ToneChart({ months }: { months: NonNullable<ArchiveStatistics['tone']>['months'] }) {
  const shareOf = (count: number, scored: number): number => (scored === 0 ? 0 : count / scored);
  const names = [months[0], months.at(-1)].map((each) => (each ? nameOfMonth(each.month) : ''));
  return (
    <div aria-hidden>
      <div className="flex h-32 gap-px has-[:nth-child(-n+12):last-child]:gap-2">
        {months.map(({ month, scored, positive, negative }) => {
          const [good, bad] = [shareOf(positive, scored), shareOf(negative, scored)];
          return (
            <span
              key={month}
              title={`${nameOfMonth(month)}: ${formatShare(good)} more good, ${formatShare(bad)} more bad, n = ${formatNumber(scored)}`}
              className="flex max-w-10 min-w-px flex-1 flex-col"
            >
              <span className="flex h-1/2 items-end border-b border-line-strong">
                <span className="w-full rounded-t-xs bg-brand" style={{ height: `${good * 100}%` }} />
              </span>
              <span className="h-1/2">
                <span className="block w-full rounded-b-xs bg-partial" style={{ height: `${bad * 100}%` }} />
              </span>
            </span>
          );
        })}
      </div>
      <p className="mt-1 text-xs text-ink-secondary">
        {names[0]}
        {months.length > 1 && ` to ${names[1]}`}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-secondary">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-xs bg-brand" /> above the line: more good
        </span>
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-xs bg-partial" /> below: more bad
        </span>
      </p>
    </div>
  );
}
