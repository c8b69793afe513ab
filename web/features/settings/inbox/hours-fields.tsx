import { Plus, X } from 'lucide-react';
import type { OpeningHours } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DayFields } from './day-fields.tsx';
import { weekdays } from './weekdays.ts';

interface HoursFieldsProps {
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
}

/** The zone, the times of each weekday, and the days on which nobody answers. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const { timeZone, intervals, holidays } = hours;
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), timeZone])];
  return (
    <div className="space-y-5">
      <Field label="Time zone">
        {(control) => (
          <Select
            {...control}
            value={timeZone}
            onChange={({ target }) => onChange({ ...hours, timeZone: target.value })}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="divide-y divide-line rounded-md border border-line">
        {weekdays.map(({ number, name }) => (
          <DayFields
            key={name}
            name={name}
            intervals={intervals.filter(({ weekday }) => weekday === number)}
            onChange={(ofDay) =>
              onChange({
                ...hours,
                intervals: [
                  ...intervals.filter(({ weekday }) => weekday !== number),
                  ...ofDay.map((interval) => ({ ...interval, weekday: number })),
                ],
              })
            }
          />
        ))}
      </div>
      <fieldset className="space-y-2">
        <legend className="text-sm font-semibold">Holidays</legend>
        {holidays.map((day, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while they are typed
          <div key={at} className="grid max-w-60 grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
            <TextInput
              type="date"
              aria-label={`Holiday ${at + 1}`}
              value={day}
              onChange={({ target }) => onChange({ ...hours, holidays: holidays.with(at, target.value) })}
            />
            <IconButton
              label={`Remove holiday ${at + 1}`}
              onClick={() => onChange({ ...hours, holidays: holidays.toSpliced(at, 1) })}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onChange({ ...hours, holidays: [...holidays, ''] })}
        >
          <Plus aria-hidden />
          Add holiday
        </Button>
      </fieldset>
    </div>
  );
}
