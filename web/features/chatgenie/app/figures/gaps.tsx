import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatNumber, formatShare } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { AsTable } from './as-table.tsx';
import { CountLink } from './count-link.tsx';
import { definitions } from './definitions.ts';
import { FigureTitle } from './figure-title.tsx';
import { formatSpan } from './format-span.ts';
import { messagesBehind } from './messages-behind.ts';

/** How the number of conversations moves with the silence that begins one. Nothing where the plan does not count them. */
export function Gaps({
  figures: { gaps, gapMinutes, people },
  chatId,
}: {
  figures: ArchiveStatistics;
  chatId: string | undefined;
}) {
  const { id } = useArchive();
  const [shortest] = gaps;
  if (shortest === undefined || shortest.conversations === 0) return null;
  const nameOf = (minutes: number): string => formatSpan(minutes * 60_000);
  const hasShares = gaps.some(({ firstStarts }) => firstStarts !== null);
  return (
    <Card title={<FigureTitle title="Conversations by silence" meaning={definitions.gaps} />}>
      <div aria-hidden className="flex gap-1 text-center text-xs text-ink-secondary">
        {gaps.map((gap) => (
          <span key={gap.gapMinutes} className="min-w-0 flex-1">
            <span className="flex h-24 items-end border-b border-line-strong">
              <span
                title={`${nameOf(gap.gapMinutes)}: ${formatNumber(gap.conversations)}`}
                className={`mx-auto w-full max-w-10 rounded-t-xs ${gap.gapMinutes === gapMinutes ? 'bg-brand' : 'bg-line-strong'}`}
                style={{ height: `${(gap.conversations / shortest.conversations) * 100}%` }}
              />
            </span>
            <span className="mt-1 block whitespace-nowrap">{nameOf(gap.gapMinutes)}</span>
          </span>
        ))}
      </div>
      <AsTable
        label="Conversations by silence"
        heads={['Silence', 'Conversations', ...(hasShares ? [`Started by ${people[0]?.name}`] : [])]}
        rows={gaps.map((gap) => ({
          key: String(gap.gapMinutes),
          cells: [
            nameOf(gap.gapMinutes),
            <CountLink
              key="conversations"
              count={gap.conversations}
              to={messagesBehind(id, { chatId, turn: 'start', gapMinutes: String(gap.gapMinutes) })}
            />,
            gap.firstStarts === null ? '–' : formatShare(gap.firstStarts),
          ],
        }))}
      />
    </Card>
  );
}
