import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link, type To } from 'react-router';
import type { Figures } from '#contract/conversations/conversations.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { answeredRate } from '#core/counting/answered-rate.ts';
import { describeChange } from '#web/lib/dates/arrange-spans.ts';
import { formatCount, formatNumber, formatShare } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { linkToMessages } from './link-to-messages.ts';

interface RangeFiguresProps {
  counts: Figures;
  leads: number;
  /** Calls that visitors booked; shown where there are any. */
  bookings: number;
  /** Of the same number of days right before; undefined while loading, and for all time. */
  before: Figures | undefined;
  leadsBefore: number | undefined;
  bookingsBefore: number | undefined;
  /** All agents where there is none; leads are listed by agent alone. */
  agentId?: string;
  range?: string;
}

/** The figures of a range of days, how well it was answered first, each with what it counts and how it was before. */
export function RangeFigures({
  counts,
  leads,
  bookings,
  before,
  leadsBefore,
  bookingsBefore,
  agentId,
  range,
}: RangeFiguresProps) {
  const read = (filter: Record<string, string> = {}): To => linkToMessages(agentId, filter, range);
  const leadsTo: To | undefined = agentId
    ? { pathname: paths.leads(agentId), search: new URLSearchParams(range ? { range } : {}).toString() }
    : undefined;
  const change = (now: number, earlier: number | undefined): Change | undefined =>
    earlier === undefined ? undefined : { text: describeChange(now, earlier), by: now - earlier };
  const worse = (now: number, earlier: number | undefined): Change | undefined => {
    const more = change(now, earlier);
    return more && { ...more, isBad: more.by > 0 };
  };
  const rate = answeredRate(counts.outcomes);

  return (
    <dl
      className={classNames(
        'grid grid-cols-2 gap-x-6 gap-y-5 border-b border-line pb-5 sm:grid-cols-3',
        bookings === 0 ? 'xl:grid-cols-5' : 'xl:grid-cols-6',
      )}
    >
      <Figure
        isFirst
        label="Questions answered"
        value={describeRate(rate)}
        to={read({ outcome: 'answered' })}
        note={before && compareRates(rate, answeredRate(before.outcomes))}
        meaning="Answered questions as a share of all questions that were answered, partly answered or unanswered."
      />
      <Figure
        label="Unanswered"
        value={formatNumber(counts.outcomes.declined)}
        to={read({ outcome: 'declined' })}
        note={worse(counts.outcomes.declined, before?.outcomes.declined)}
        meaning="Questions that your sources did not answer, including those answered later."
      />
      <Figure
        label="Threads"
        value={formatNumber(counts.conversations)}
        to={read()}
        note={change(counts.conversations, before?.conversations)}
        meaning="Conversations with at least one message of a visitor in this period."
      />
      <Figure
        label="Messages"
        value={formatNumber(counts.messages)}
        to={read()}
        note={change(counts.messages, before?.messages)}
        meaning="What visitors wrote. A message with its answer counts as one message of your plan."
      />
      <Figure
        label="Leads"
        value={formatNumber(leads)}
        to={leadsTo}
        note={change(leads, leadsBefore)}
        meaning="Visitors who left contact details. Each conversation has at most one."
      />
      {bookings > 0 && (
        <Figure
          label="Calls booked"
          value={formatNumber(bookings)}
          note={change(bookings, bookingsBefore)}
          meaning="Calls that visitors booked in the chat in this period, without those that were cancelled."
        />
      )}
    </dl>
  );
}

/** Against the time before. */
interface Change {
  text: string;
  by: number;
  /** Where more is better, or worse; of how much was written neither is said. */
  isBad?: boolean;
}

function compareRates(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { text: 'Nothing to compare with', by: 0 };
  const points = Math.round(now * 100) - Math.round(before * 100);
  if (points === 0) return { text: 'Same as before', by: 0 };
  const count = formatCount(Math.abs(points), 'point');
  return { text: `${count} ${points > 0 ? 'more' : 'less'}`, by: points, isBad: points < 0 };
}

/** 0.87 → 87%; a dash where nothing was asked. */
const describeRate = (rate: number | null): string => (rate === null ? '–' : formatShare(rate));

interface FigureProps {
  label: string;
  value: string;
  /** What exactly is counted. */
  meaning: string;
  /** Where what was counted is listed. */
  to?: To | undefined;
  note?: Change | undefined;
  /** The one that is looked for. */
  isFirst?: boolean;
}

function Figure({ label, value, meaning, to, note, isFirst = false }: FigureProps) {
  return (
    <div className={isFirst ? 'max-sm:col-span-2' : undefined}>
      <dt className="flex items-center gap-1 text-sm text-ink-secondary">
        {label}
        <Meaning of={label}>{meaning}</Meaning>
      </dt>
      <dd>
        <span
          className={classNames(
            'block font-display leading-10 font-semibold tabular-nums',
            isFirst ? 'text-3xl' : 'text-2xl',
          )}
        >
          {to ? (
            <Link to={to} aria-label={`${label}: ${value}`} className="underline-offset-4 hover:underline">
              {value}
            </Link>
          ) : (
            value
          )}
        </span>
        {note && (
          <span className="flex items-center gap-1 text-xs text-ink-secondary">
            <Direction {...note} />
            {note.text}
          </span>
        )}
      </dd>
    </div>
  );
}

/** The words next to it say the same. */
function Direction({ by, isBad }: Change) {
  if (by === 0) return null;
  const Icon = by > 0 ? ArrowUp : ArrowDown;
  return (
    <Icon
      aria-hidden
      className={classNames(
        'size-3.5 shrink-0',
        isBad === true && 'text-failed',
        isBad === false && 'text-ready',
      )}
    />
  );
}
