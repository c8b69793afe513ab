import { Link } from 'react-router';
import type { ArchiveStatistics } from '#contract/chat-archives/chat-archives.schemas.ts';
import { leastConversations } from '#contract/chat-archives/chat-archives.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatNumber, formatShare } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { definitions } from './definitions.ts';
import { formatSpan } from './format-span.ts';
import { messagesBehind } from './messages-behind.ts';

type Person = ArchiveStatistics['people'][number];

/** What each person did: messages, who starts, how long replies took. */
export function PeopleFigures({
  figures,
  chatId,
}: {
  figures: ArchiveStatistics;
  chatId: string | undefined;
}) {
  const { id } = useArchive();
  const isPair = figures.peopleCount === 2;
  const { isToTheMinute, isOwnOnly } = figures.coverage;
  const columns: Column<Person>[] = [
    { header: 'Person', onCard: 'whole', cell: ({ name }) => name },
    {
      header: 'Messages',
      onCard: 'whole',
      cell: ({ personId, name, messages, share }) => (
        <>
          <Link to={messagesBehind(id, { personId, chatId })} className={linkLook}>
            {formatNumber(messages)}
          </Link>{' '}
          ({formatShare(share)})
          <Bar
            label={`Share of ${name}`}
            value={share}
            maximum={1}
            valueText={formatShare(share)}
            fill="bg-brand"
            className="mt-1.5 min-w-20"
          />
        </>
      ),
    },
    ...(isOwnOnly || figures.isBasic ? [] : turnColumns(isPair, isToTheMinute)),
  ];
  return (
    <Card
      isFlush
      title={
        <span className="flex items-center gap-1">
          People
          <Meaning of="People">
            {listMeanings(isPair, figures.isBasic).map(([name, meaning]) => (
              <span key={name} className="mb-2 block last:mb-0">
                <b>{name}.</b> {meaning}
              </span>
            ))}
          </Meaning>
        </span>
      }
    >
      <DataTable
        caption="People"
        columns={columns}
        rows={figures.people}
        keyOf={({ personId }) => personId}
      />
      <Others figures={figures} />
      {figures.balance && !isOwnOnly && <Balance balance={figures.balance} />}
    </Card>
  );
}

/** Says that the list is cut. */
function Others({ figures: { people, peopleCount } }: { figures: ArchiveStatistics }) {
  if (peopleCount <= people.length) return null;
  return (
    <p className="border-t border-line px-5 py-3 text-sm text-ink-secondary">
      The {people.length} of {formatNumber(peopleCount)} people who wrote most.
    </p>
  );
}

/** What each person did in turns: it takes messages of both sides, and the plan Pro. */
function turnColumns(isPair: boolean, isToTheMinute: boolean): Column<Person>[] {
  return [
    { header: 'Starts', onCard: 'half', cell: describeStarts },
    {
      header: isPair ? 'Reply time' : 'Next speaker',
      onCard: 'half',
      cell: ({ replies }) => <Times summary={replies} isToTheMinute={isToTheMinute} />,
    },
    {
      header: 'Wait',
      onCard: 'half',
      cell: ({ waits }) => <Times summary={waits} isToTheMinute={isToTheMinute} />,
    },
    { header: 'Double texts', isNumeric: true, cell: ({ doubleTexts }) => formatNumber(doubleTexts ?? 0) },
    { header: 'Unanswered', isNumeric: true, cell: ({ unanswered }) => formatNumber(unanswered ?? 0) },
  ];
}

function Times({ summary, isToTheMinute }: { summary: Person['replies']; isToTheMinute: boolean }) {
  if (summary === null) return '–';
  const { medianMs, firstQuartileMs, thirdQuartileMs, n } = summary;
  return (
    <>
      {formatSpan(medianMs, isToTheMinute)}
      <span className="block text-xs text-ink-secondary">
        half in {formatSpan(firstQuartileMs, isToTheMinute)} to {formatSpan(thirdQuartileMs, isToTheMinute)},
        n = {formatNumber(n)}
      </span>
    </>
  );
}

function listMeanings(isPair: boolean, isBasic: boolean): [name: string, meaning: string][] {
  if (isBasic) return [['Messages', definitions.messages]];
  return [
    ['Messages', definitions.messages],
    ['Starts', definitions.starts],
    isPair ? ['Reply time', definitions.replies] : ['Next speaker', definitions.nextSpeaker],
    ['Wait', definitions.waits],
    ['Double texts', definitions.doubleTexts],
    ['Unanswered', definitions.unanswered],
  ];
}

function describeStarts({ initiations, initiationShare }: Person) {
  return (
    <>
      {formatNumber(initiations ?? 0)}
      <span className="block text-xs text-ink-secondary">
        {initiationShare === null
          ? `fewer than ${leastConversations} conversations: no share`
          : `${formatShare(initiationShare.share)}, range ${formatShare(initiationShare.low)} to ${formatShare(initiationShare.high)}`}
      </span>
    </>
  );
}

function Balance({ balance }: { balance: NonNullable<ArchiveStatistics['balance']> }) {
  const parts = Object.entries(balance).flatMap(([name, index]) =>
    index === null ? [] : [`${name} ${(Math.round(index * 100) / 100).toFixed(2)}`],
  );
  return (
    <p className="flex flex-wrap items-center gap-1 border-t border-line px-5 py-3 text-sm text-ink-secondary tabular-nums">
      Balance: {parts.join(', ')}
      <Meaning of="Balance">{definitions.balance}</Meaning>
    </p>
  );
}
