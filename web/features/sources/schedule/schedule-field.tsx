import { type CrawlSchedule, crawlSchedules } from '#contract/sources/sources.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { scheduleLabels } from './schedule-labels.ts';

/** How often a website or Notion is read again by itself. */
export function ScheduleField({ defaultValue }: { defaultValue: CrawlSchedule }) {
  return (
    <Field
      label="Check for changes"
      hint="Only pages that have changed are read again. Not while the agent is paused."
    >
      {(field) => (
        <Select {...field} name="schedule" defaultValue={defaultValue} className="sm:w-60">
          {crawlSchedules.map((schedule) => (
            <option key={schedule} value={schedule}>
              {scheduleLabels[schedule]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
