import { useId, useState } from 'react';
import { datePresets, defaultDaysUpToToday } from '#web/lib/dates/date-ranges.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';

interface DatePresetsProps {
  value: string;
  onChoose: (value: string) => void;
}

export function DatePresets({ value, onChoose }: DatePresetsProps) {
  return (
    <div className="flex flex-col gap-1 border-b border-line p-3 sm:w-72 sm:border-r sm:border-b-0">
      <div className="grid grid-cols-2 gap-1 sm:grid-cols-1">
        {[{ value: '', label: 'All time' }, ...datePresets].map((preset) => (
          <button
            key={preset.value}
            type="button"
            aria-pressed={value === preset.value}
            onClick={() => onChoose(preset.value)}
            className={classNames(
              'min-h-9 rounded-md px-3 text-left text-sm',
              value === preset.value ? 'bg-brand-soft font-semibold text-on-brand-soft' : 'hover:bg-sunken',
            )}
          >
            {preset.label}
          </button>
        ))}
      </div>
      <div className="mt-2 space-y-2 border-t border-line pt-3">
        <DaysForm direction="up-to" label="days up to today" value={value} onChoose={onChoose} />
        <DaysForm direction="starting" label="days starting today" value={value} onChoose={onChoose} />
      </div>
    </div>
  );
}

interface DaysFormProps extends DatePresetsProps {
  direction: 'up-to' | 'starting';
  label: string;
}

const mostDays = 9_999;

const isCountOfDays = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= mostDays;

/** "8 days up to today": the number is the reader's. */
function DaysForm({ direction, label, value, onChoose }: DaysFormProps) {
  const id = useId();
  const current = new RegExp(`^(\\d+)-days-${direction}-today$`).exec(value)?.[1];
  const [count, setCount] = useState(current ?? String(defaultDaysUpToToday));

  const form = useForm({
    read: (data) => Number(data.get('days')),
    check: (days) => ({ days: isCountOfDays(days) ? undefined : 'Enter a whole number from 1 to 9,999.' }),
    send: async (days) => onChoose(`${days}-days-${direction}-today`),
  });

  return (
    <form {...form.props} className="px-1 text-sm">
      <div className="flex items-center gap-2">
        <TextInput
          id={id}
          name="days"
          type="number"
          min={1}
          max={mostDays}
          aria-invalid={form.errors.days ? true : undefined}
          aria-describedby={form.errors.days && `${id}-error`}
          value={count}
          onChange={(event) => setCount(event.target.value)}
          className="w-16! shrink-0 px-2 text-center tabular-nums"
        />
        <label htmlFor={id} className="flex-1 text-xs">
          {label}
        </label>
        <Button type="submit" size="sm" variant="ghost" aria-label={`Show ${count} ${label}`}>
          Show
        </Button>
      </div>
      {form.errors.days && (
        <p id={`${id}-error`} className="mt-1 text-xs font-medium text-failed">
          {form.errors.days}
        </p>
      )}
    </form>
  );
}
