import { Plus, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface Times {
  from: string;
  to: string;
}

interface DayFieldsProps {
  name: string;
  intervals: readonly Times[];
  onChange: (intervals: Times[]) => void;
}

/** Inputs of browsers end a day with 00:00, the settings with 24:00. */
const shownEnd = (to: string): string => (to === '24:00' ? '00:00' : to);
const storedEnd = (to: string): string => (to === '00:00' ? '24:00' : to);

/** The times of a weekday: none, one, or several with breaks between them. */
export function DayFields({ name, intervals, onChange }: DayFieldsProps) {
  return (
    <fieldset className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[6rem_1fr_auto]">
      <legend className="sr-only">{name}</legend>
      <span aria-hidden className="pt-2 text-sm font-semibold">
        {name}
      </span>
      <div className="min-w-0 space-y-2 max-sm:order-last max-sm:col-span-2">
        {intervals.length === 0 && <p className="text-sm text-ink-secondary sm:pt-2">Closed</p>}
        {intervals.map(({ from, to }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while they are typed
            key={at}
            className="grid max-w-80 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-1.5"
          >
            <TextInput
              type="time"
              aria-label={`${name}, from ${at + 1}`}
              className="px-1.5! text-sm!"
              value={from}
              onChange={({ target }) => onChange(intervals.toSpliced(at, 1, { from: target.value, to }))}
            />
            <span aria-hidden>–</span>
            <TextInput
              type="time"
              aria-label={`${name}, to ${at + 1}`}
              className="px-1.5! text-sm!"
              value={shownEnd(to)}
              onChange={({ target }) =>
                onChange(intervals.toSpliced(at, 1, { from, to: storedEnd(target.value) }))
              }
            />
            <IconButton
              label={`Remove these times of ${name}`}
              onClick={() => onChange(intervals.toSpliced(at, 1))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Add times on ${name}`}
        onClick={() => onChange([...intervals, nextTimes(intervals)])}
      >
        <Plus aria-hidden />
        Add
      </Button>
    </fieldset>
  );
}

/** A working day, or the afternoon where there is something already. */
const nextTimes = (intervals: readonly Times[]): Times =>
  intervals.length === 0 ? { from: '09:00', to: '17:00' } : { from: '', to: '' };
