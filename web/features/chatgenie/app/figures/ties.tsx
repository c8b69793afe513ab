import { useQuery } from '@tanstack/react-query';
import { chatPlatformNames } from '#contract/chat-archives/chat-archives.ts';
import type { ArchiveTies } from '#contract/chat-figures/chat-figures.schemas.ts';
import { archiveTieKinds, tiesOfPlatform } from '#contract/chat-figures/chat-figures.ts';
import { type FigureFilters, tiesQuery } from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AsTable } from './as-table.tsx';
import { CountLink } from './count-link.tsx';
import { definitions } from './definitions.ts';
import { FigureTitle } from './figure-title.tsx';
import { formatSpan } from './format-span.ts';
import { messagesBehind } from './messages-behind.ts';

/** Pairs that are drawn; the table has more. */
const drawn = 5;

/** Who turns to whom in groups, and how much of it comes back. Nothing where there is no group. */
export function Ties({ filters }: { filters: FigureFilters }) {
  const { id, messages } = useArchive();
  const ties = useQuery(tiesQuery(id, filters, messages));
  if (ties.isError)
    return (
      <Card>
        <ErrorState error={ties.error} onRetry={() => void ties.refetch()} />
      </Card>
    );
  if (ties.data === undefined) return <Skeleton className="h-48 w-full" />;
  if (ties.data.platforms.length === 0) return null;
  return (
    <Card title={<FigureTitle title="Reciprocity in groups" meaning={definitions.reciprocity} />}>
      {ties.data.index === null ? (
        <p className="text-sm text-ink-secondary">No answer, mention or reaction names another person.</p>
      ) : (
        <Pairs ties={ties.data} chatId={filters.chatId} />
      )}
      <AnswerTimes times={ties.data.answerTimes} chatId={filters.chatId} />
      {listGaps(ties.data.platforms).map((gap) => (
        <p key={gap} className="mt-2 text-xs text-ink-secondary">
          {gap}
        </p>
      ))}
    </Card>
  );
}

/** How soon somebody answers with a quote: the one time of reply that a group tells for certain. */
function AnswerTimes({ times, chatId }: { times: ArchiveTies['answerTimes']; chatId: string | undefined }) {
  const { id } = useArchive();
  if (times.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="flex items-center gap-1 text-sm font-semibold">
        Time until a quoted message was answered
        <Meaning of="Time until a quoted message was answered">{definitions.answerTimes}</Meaning>
      </h3>
      <ul aria-label="Time until a quoted message was answered" className="mt-2 space-y-1.5 text-sm">
        {times.slice(0, drawn).map(({ personId, name, medianMs, n }) => (
          <li key={personId} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 break-words">{name}</span>
            <span className="tabular-nums">
              {formatSpan(medianMs)}, n = {formatNumber(n)}
            </span>
          </li>
        ))}
      </ul>
      <AsTable
        label="Time until a quoted message was answered"
        heads={['Person', 'Answers', 'Median', 'Half in']}
        rows={times.map(({ personId, name, n, medianMs, firstQuartileMs, thirdQuartileMs }) => ({
          key: personId,
          cells: [
            name,
            <CountLink key="answers" count={n} to={messagesBehind(id, { chatId, answersBy: personId })} />,
            formatSpan(medianMs),
            `${formatSpan(firstQuartileMs)} to ${formatSpan(thirdQuartileMs)}`,
          ],
        }))}
      />
    </div>
  );
}

function Pairs({ ties, chatId }: { ties: ArchiveTies; chatId: string | undefined }) {
  const { id } = useArchive();
  const { index, pairs, pairsCount, replies, mentions, reactions } = ties;
  const top = pairs[0] === undefined ? 0 : pairs[0].there + pairs[0].back;
  const rows = pairs.flatMap(({ one, other, there, back }) => [
    { from: one, to: other, count: there },
    { from: other, to: one, count: back },
  ]);
  return (
    <>
      <p className="text-2xl font-bold tabular-nums">{(Math.round((index ?? 0) * 100) / 100).toFixed(2)}</p>
      <p className="mb-4 text-xs text-ink-secondary">
        n = {formatCount(replies, 'answer')}, {formatCount(mentions, 'mention')},{' '}
        {formatCount(reactions, 'reaction')} between {formatCount(pairsCount, 'pair')} of people
      </p>
      <ul aria-label="Who turns to each other most" className="space-y-3 text-sm">
        {pairs.slice(0, drawn).map(({ one, other, there, back }) => (
          <li key={`${one.personId} ${other.personId}`}>
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 break-words">
                {one.name} and {other.name}
              </span>
              <span className="tabular-nums">
                {formatNumber(there)} and {formatNumber(back)} back
              </span>
            </span>
            <Bar
              label={`${one.name} to ${other.name}`}
              value={there}
              maximum={top}
              valueText={formatNumber(there)}
              fill="bg-brand"
              className="mt-1.5"
            />
            <Bar
              label={`${other.name} to ${one.name}`}
              value={back}
              maximum={top}
              valueText={formatNumber(back)}
              fill="bg-partial"
              className="mt-1"
            />
          </li>
        ))}
      </ul>
      {pairsCount > pairs.length && (
        <p className="mt-3 text-xs text-ink-secondary">
          The table has the {formatNumber(pairs.length)} pairs who turned to each other most.
        </p>
      )}
      <AsTable
        label="Who turns to whom"
        heads={['Person', 'To', 'Times']}
        words={2}
        rows={rows.map(({ from, to, count }) => ({
          key: `${from.personId} ${to.personId}`,
          cells: [
            from.name,
            to.name,
            <CountLink
              key="times"
              count={count}
              to={messagesBehind(id, { chatId, tieFrom: from.personId, tieTo: to.personId })}
            />,
          ],
        }))}
      />
    </>
  );
}

const words = { reply: 'answers', mention: 'mentions', reaction: 'reactions' } as const;

/** What the exports of these apps do not say, a sentence each. */
function listGaps(platforms: ArchiveTies['platforms']): string[] {
  return platforms.flatMap((platform) => {
    const told = tiesOfPlatform[platform] ?? [];
    const missing = archiveTieKinds.filter((kind) => !told.includes(kind)).map((kind) => words[kind]);
    if (missing.length === 0) return [];
    const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(missing);
    return [`Exports of ${chatPlatformNames[platform]} do not say whom ${list} are for.`];
  });
}
