import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import { addDays, dayInZone, rangeOfDays, resolveRange } from '#web/lib/dates/date-ranges.ts';
import { weekStart } from '#web/lib/dates/week-start.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { calendarStyle } from './calendar-style.ts';

/** The days of a month; the first press begins a range, the second ends it. Mounted with each opening. */
export default function RangeCalendar({
  value,
  onChoose,
}: {
  value: string;
  onChoose: (value: string) => void;
}) {
  const [begun, setBegun] = useState<Date | null>(null);
  const firstDay = weekStart();
  const today = dayInZone(new Date(), viewerTimeZone());
  const range = resolveRange(value, today, firstDay);
  const selected: DateRange | undefined = begun
    ? { from: begun, to: begun }
    : range
      ? { from: range.from, to: addDays(range.to, -1) }
      : undefined;

  return (
    <div className="p-4">
      <DayPicker
        mode="range"
        weekStartsOn={firstDay}
        today={today}
        defaultMonth={range?.from ?? today}
        selected={selected}
        onSelect={(_range, day) => {
          if (!begun) setBegun(day);
          else onChoose(begun <= day ? rangeOfDays(begun, day) : rangeOfDays(day, begun));
        }}
        classNames={calendarStyle}
        labels={{ labelDayButton: (date) => formatDate(date) }}
        components={{ Chevron: CalendarArrow }}
      />
      <p aria-live="polite" className="mt-3 text-xs text-ink-secondary">
        {begun ? `From ${formatDate(begun)}: choose the last day` : 'Choose the first day'}
      </p>
    </div>
  );
}

function CalendarArrow({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return orientation === 'left' ? (
    <ChevronLeft aria-hidden className="size-4" />
  ) : (
    <ChevronRight aria-hidden className="size-4" />
  );
}
