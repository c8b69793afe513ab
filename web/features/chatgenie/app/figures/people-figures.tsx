import { useState } from 'react';
import { Link } from 'react-router';
import type { MessageTurn } from '#contract/chat-archives/chat-archives.ts';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { leastConversations } from '#contract/chat-figures/chat-figures.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatNumber, formatShare } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { WithMeaning } from '#web/ui/overlays/with-meaning.tsx';
import { CountLink } from './count-link.tsx';
import { definitions } from './definitions.ts';
import { formatSpan } from './format-span.ts';
import { messagesBehind } from './messages-behind.ts';

type Person = ArchiveStatistics['people'][number];

/** A group has a hundred: what comes below must be near. */
const firstShown = 10;

/** What each person did: messages, who starts, how long replies took. */
export function PeopleFigures({
  figures,
  chatId,
}: {
  figures: ArchiveStatistics;
  chatId: string | undefined;
}) {
  const { id } = useArchive();
  const [isWhole, setIsWhole] = useState(false);
  const rows = isWhole ? figures.people : figures.people.slice(0, firstShown);
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
    ...(isOwnOnly || figures.isBasic
      ? []
      : turnColumns(isPair, isToTheMinute, (personId, turn) =>
          messagesBehind(id, { chatId, personId, turn, gapMinutes: String(figures.gapMinutes) }),
        )),
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
      <DataTable caption="People" columns={columns} rows={rows} keyOf={({ personId }) => personId} />
      <Others shown={rows.length} figures={figures} onMore={() => setIsWhole(true)} />
      {figures.balance && !isOwnOnly && <Balance balance={figures.balance} />}
    </Card>
  );
}

interface OthersProps {
  /** People in the list. */
  shown: number;
  figures: ArchiveStatistics;
  onMore: () => void;
}

/** Says that the list is cut, and shows more. */
function Others({ shown, figures: { people, peopleCount }, onMore }: OthersProps) {
  if (peopleCount <= shown) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3 text-sm text-ink-secondary">
      <p>
        The {shown} of {formatNumber(peopleCount)} people who wrote most.
      </p>
      {shown < people.length && (
        <Button size="sm" variant="secondary" onClick={onMore}>
          Show {people.length} people
        </Button>
      )}
    </div>
  );
}

/** Wide enough for a span and its quarters: else each word has a line of its own. */
const wide = '@2xl:min-w-28';

/** Where the messages of a person that do something in turns are listed. */
type Behind = (personId: string, turn: MessageTurn) => string;

/** What each person did in turns: it takes messages of both sides, and the plan Pro. */
function turnColumns(isPair: boolean, isToTheMinute: boolean, behind: Behind): Column<Person>[] {
  return [
    {
      header: 'Starts',
      onCard: 'half',
      className: wide,
      cell: (person) => <Starts person={person} to={behind(person.personId, 'start')} />,
    },
    {
      header: isPair ? 'Reply time' : 'Next speaker',
      onCard: 'half',
      className: wide,
      cell: ({ personId, replies }) => (
        <Times summary={replies} isToTheMinute={isToTheMinute} to={behind(personId, 'reply')} />
      ),
    },
    {
      header: 'Wait',
      onCard: 'half',
      className: wide,
      cell: ({ personId, waits }) => (
        <Times summary={waits} isToTheMinute={isToTheMinute} to={behind(personId, 'reply')} />
      ),
    },
    {
      header: 'Double texts',
      isNumeric: true,
      cell: ({ personId, doubleTexts }) => (
        <CountLink count={doubleTexts ?? 0} to={behind(personId, 'double-text')} />
      ),
    },
    {
      header: 'Unanswered',
      isNumeric: true,
      cell: ({ personId, unanswered }) => (
        <CountLink count={unanswered ?? 0} to={behind(personId, 'unanswered')} />
      ),
    },
  ];
}

function Times({
  summary,
  isToTheMinute,
  to,
}: {
  summary: Person['replies'];
  isToTheMinute: boolean;
  to: string;
}) {
  if (summary === null) return '–';
  const { medianMs, firstQuartileMs, thirdQuartileMs, n } = summary;
  return (
    <>
      {formatSpan(medianMs, isToTheMinute)}
      <span className="block text-xs text-ink-secondary">
        half in {formatSpan(firstQuartileMs, isToTheMinute)} to {formatSpan(thirdQuartileMs, isToTheMinute)},{' '}
        <span className="whitespace-nowrap">
          n = <CountLink count={n} to={to} />
        </span>
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

function Starts({ person: { initiations, initiationShare }, to }: { person: Person; to: string }) {
  return (
    <>
      <CountLink count={initiations ?? 0} to={to} />
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
    <p className="border-t border-line px-5 py-3 text-sm text-ink-secondary tabular-nums">
      <WithMeaning text={`Balance: ${parts.join(', ')}`} of="Balance">
        {definitions.balance}
      </WithMeaning>
    </p>
  );
}
