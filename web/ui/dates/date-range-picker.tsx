import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import { addDays, dayInZone, describeRange, rangeOfDays, resolveRange } from '#web/lib/date-ranges.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { weekStart } from '#web/lib/week-start.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { calendarStyle } from './calendar-style.ts';
import { DatePresets } from './date-presets.tsx';

interface DateRangePickerProps {
  /** A range as `date-ranges.ts` writes it; empty for all time. */
  value: string;
  onChange: (value: string) => void;
}

/** Presets at the left, two chosen days at the right, all in the viewer's zone. */
export function DateRangePicker({ value, onChange }: DateRangePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (next: string) => {
    onChange(next);
    setIsOpen(false);
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className={buttonStyle({ variant: 'secondary' }, 'max-w-full')}>
        <CalendarDays aria-hidden />
        <span className="sr-only">Dates: </span>
        <span className="truncate">{describeRange(value, formatDate)}</span>
        <ChevronDown aria-hidden className="text-ink-secondary" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Choose dates"
          className="phone-sheet z-50 flex max-h-[85dvh] animate-rise-in flex-col overflow-auto rounded-t-lg border border-line bg-surface shadow-lg max-sm:shadow-[0_0_0_100vmax_var(--scrim)] sm:max-h-(--radix-popover-content-available-height) sm:max-w-[calc(100vw-1rem)] sm:flex-row sm:rounded-lg"
        >
          <DatePresets value={value} onChoose={choose} />
          <RangeCalendar value={value} onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Mounted with each opening; the first press begins a range, the second ends it. */
function RangeCalendar({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
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
