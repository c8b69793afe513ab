import { CalendarDays, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { describeRange } from '#web/lib/dates/date-ranges.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DatePresets } from './date-presets.tsx';

/** It is large, and most lists are read without it: loaded as soon as somebody is about to open it. */
const loadCalendar = () => import('./range-calendar.tsx');
const RangeCalendar = lazy(loadCalendar);
/** Opening it tries again. */
const prepare = () => void loadCalendar().catch(() => undefined);

interface DateRangePickerProps {
  /** A range as `date-ranges.ts` writes it; empty for all time. */
  value: string;
  onChange: (value: string) => void;
  /** What is chosen where nobody has chosen. */
  defaultValue?: string;
  /** While nothing is chosen it is its sign alone. */
  isNarrow?: boolean;
}

/** Presets at the left, two chosen days at the right, all in the viewer's zone. */
export function DateRangePicker({
  value,
  onChange,
  defaultValue = '',
  isNarrow = false,
}: DateRangePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isSet = value !== defaultValue;
  const isSign = isNarrow && !isSet;
  const choose = (next: string) => {
    onChange(next);
    setIsOpen(false);
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        onPointerEnter={prepare}
        onFocus={prepare}
        data-set={isSet || undefined}
        title={isSign ? 'Dates' : undefined}
        className={buttonStyle({ variant: 'filter' }, isSign ? 'px-3!' : 'max-w-full px-3')}
      >
        <CalendarDays aria-hidden />
        <span className="sr-only">Dates: </span>
        <span className={isSign ? 'sr-only' : 'truncate'}>{describeRange(value, formatDate)}</span>
        {!isSign && <ChevronDown aria-hidden />}
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
          <Suspense fallback={<Skeleton className="m-4 h-80 w-74" />}>
            <RangeCalendar value={value} onChoose={choose} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
