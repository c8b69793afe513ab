import {
  CalendarDays,
  Flame,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Trophy,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { dateFormat } from '#web/lib/viewer-locale.ts';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { definitions } from './definitions.ts';
import { formatSpan } from './format-span.ts';

interface Highlight {
  icon: LucideIcon;
  title: string;
  value: string;
  text: ReactNode;
  meaning: string;
}

/** A day of the calendar in words. */
const formatDay = (day: string): string =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }, false).format(new Date(`${day}T00:00:00Z`));

/** The figures that are asked for first. */
export function Highlights({ figures }: { figures: ArchiveStatistics }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {listHighlights(figures).map(({ icon, title, value, text, meaning }) => (
        <StatCard
          key={title}
          icon={icon}
          title={title}
          value={value}
          description={
            <span className="flex items-center gap-1">
              {text}
              <Meaning of={title}>{meaning}</Meaning>
            </span>
          }
        />
      ))}
    </div>
  );
}

function listHighlights({
  totals,
  busiestDay,
  streakOfBoth,
  streakOfAnybody,
  longestSilence,
}: ArchiveStatistics): Highlight[] {
  const streak = streakOfBoth ?? streakOfAnybody;
  const all: (Highlight | null)[] = [
    {
      icon: MessageCircle,
      title: 'Messages',
      value: formatNumber(totals.messages),
      text: `${formatNumber(totals.media)} with media. ${formatCount(totals.calls, 'call')} and ${formatNumber(totals.deleted)} deleted are apart`,
      meaning: definitions.messages,
    },
    {
      icon: CalendarDays,
      title: 'Messages per day',
      value: formatNumber(Math.round(totals.messagesPerDay * 10) / 10),
      text: `over ${formatCount(totals.days, 'day')}, ${formatNumber(totals.activeDays)} with messages`,
      meaning: definitions.messages,
    },
    describeConversations(totals),
    busiestDay && {
      icon: Trophy,
      title: 'Busiest day',
      value: formatDay(busiestDay.day),
      text: formatCount(busiestDay.messages, 'message'),
      meaning: definitions.messages,
    },
    streak && {
      icon: Flame,
      title: 'Longest streak',
      value: formatCount(streak.days, 'day'),
      text: `${formatDay(streak.from)} to ${formatDay(streak.to)}`,
      meaning: streakOfBoth === null ? definitions.anyStreak : definitions.streak,
    },
    longestSilence && {
      icon: Hourglass,
      title: 'Longest silence',
      value: formatSpan(longestSilence.ms),
      text: `from ${formatDay(longestSilence.from.slice(0, 10))}`,
      meaning: definitions.silence,
    },
  ];
  return all.filter((highlight) => highlight !== null);
}

function describeConversations({ conversations, messages }: ArchiveStatistics['totals']): Highlight | null {
  if (conversations === null) return null;
  return {
    icon: MessagesSquare,
    title: 'Conversations',
    value: formatNumber(conversations),
    text: `of ${formatNumber(conversations === 0 ? 0 : Math.round(messages / conversations))} messages on average`,
    meaning: definitions.conversations,
  };
}
