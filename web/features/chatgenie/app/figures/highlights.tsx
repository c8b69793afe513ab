import {
  CalendarDays,
  Flame,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Trophy,
} from 'lucide-react';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { dateFormat } from '#web/lib/viewer-locale.ts';
import { WithMeaning } from '#web/ui/overlays/with-meaning.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { definitions } from './definitions.ts';
import { formatSpan } from './format-span.ts';
import { messagesBehind } from './messages-behind.ts';
import { spanOfDays } from './span-of-days.ts';

interface Highlight {
  icon: LucideIcon;
  title: string;
  value: string;
  text: string;
  meaning: string;
  /** Filters of the messages behind it; null where it is no number of messages. */
  behind: Record<string, string> | null;
}

/** A day of the calendar in words. */
const formatDay = (day: string): string =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }, false).format(new Date(`${day}T00:00:00Z`));

/** The figures that are asked for first. */
export function Highlights({ figures, chatId }: { figures: ArchiveStatistics; chatId: string | undefined }) {
  const { id, zone } = useArchive();
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {listHighlights(figures, zone).map(({ icon, title, value, text, meaning, behind }) => (
        <StatCard
          key={title}
          icon={icon}
          title={title}
          value={value}
          to={behind === null ? undefined : messagesBehind(id, { chatId, ...behind })}
          description={
            <WithMeaning text={text} of={title}>
              {meaning}
            </WithMeaning>
          }
        />
      ))}
    </div>
  );
}

function listHighlights(figures: ArchiveStatistics, zone: string): Highlight[] {
  const { totals, busiestDay, streakOfBoth, streakOfAnybody, longestSilence } = figures;
  const streak = streakOfBoth ?? streakOfAnybody;
  const all: (Highlight | null)[] = [
    {
      icon: MessageCircle,
      title: 'Messages',
      value: formatNumber(totals.messages),
      text: `${formatNumber(totals.media)} with media, without ${formatCount(totals.calls, 'call')} and ${formatNumber(totals.deleted)} deleted`,
      meaning: definitions.messages,
      behind: {},
    },
    {
      icon: CalendarDays,
      title: 'Messages per day',
      value: formatNumber(Math.round(totals.messagesPerDay * 10) / 10),
      text: `over ${formatCount(totals.days, 'day')}, ${formatNumber(totals.activeDays)} with messages`,
      meaning: definitions.messages,
      behind: null,
    },
    describeConversations(figures),
    busiestDay && {
      icon: Trophy,
      title: 'Busiest day',
      value: formatDay(busiestDay.day),
      text: formatCount(busiestDay.messages, 'message'),
      meaning: definitions.messages,
      behind: spanOfDays(busiestDay.day, busiestDay.day, zone),
    },
    streak && {
      icon: Flame,
      title: 'Longest streak',
      value: formatCount(streak.days, 'day'),
      text: `${formatDay(streak.from)} to ${formatDay(streak.to)}`,
      meaning: streakOfBoth === null ? definitions.anyStreak : definitions.streak,
      behind: spanOfDays(streak.from, streak.to, zone),
    },
    longestSilence && {
      icon: Hourglass,
      title: 'Longest silence',
      value: formatSpan(longestSilence.ms),
      text: `from ${formatDay(longestSilence.from.slice(0, 10))}`,
      meaning: definitions.silence,
      // The message before it and the one after it.
      behind: {
        from: longestSilence.from,
        to: new Date(Date.parse(longestSilence.to) + 1).toISOString(),
      },
    },
  ];
  return all.filter((highlight) => highlight !== null);
}

function describeConversations({ totals, gapMinutes }: ArchiveStatistics): Highlight | null {
  const { conversations, messages } = totals;
  if (conversations === null) return null;
  return {
    icon: MessagesSquare,
    title: 'Conversations',
    value: formatNumber(conversations),
    text: `of ${formatCount(conversations === 0 ? 0 : Math.round(messages / conversations), 'message')} on average`,
    meaning: definitions.conversations,
    behind: { turn: 'start', gapMinutes: String(gapMinutes) },
  };
}
