import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  InboxSettings,
  OpeningHours,
  ShownInboxSettings,
} from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { type ReminderRule, reminderRules } from '#contract/inbox-settings/inbox-settings.ts';
import { hasRole } from '#core/safety/has-role.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { checkHours } from './check-hours.ts';
import { HoursFields } from './hours-fields.tsx';
import { inboxSettingsQuery, useUpdateInboxSettings } from './inbox-settings.queries.ts';

/** Minutes, or nothing for never. */
const handBackTimes = [
  ['15', 'After 15 minutes'],
  ['30', 'After 30 minutes'],
  ['60', 'After an hour'],
  ['240', 'After 4 hours'],
  ['1440', 'After a day'],
  ['', 'Only when someone hands it back'],
] as const;

export default function InboxSettingsPage() {
  const { workspace } = useSettings();
  const settings = useQuery(inboxSettingsQuery());
  const mayChange = hasRole(workspace.role, 'admin');
  return (
    <Card isSplit title="Inbox" description="How your team answers visitors who ask for a person.">
      {settings.data ? (
        <InboxForm settings={settings.data} mayChange={mayChange} />
      ) : settings.isError ? (
        <ErrorState error={settings.error} onRetry={() => settings.refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  );
}

const reminders: Record<ReminderRule, string> = {
  never: 'Never',
  'after-15-minutes': 'Once, after 15 minutes',
  daily: 'Every day',
};

function InboxForm({ settings, mayChange }: { settings: ShownInboxSettings; mayChange: boolean }) {
  const update = useUpdateInboxSettings();
  const [hours, setHours] = useState(settings.hours);
  const form = useForm({
    read: (data): InboxSettings => {
      const minutes = String(data.get('handBackMinutes') ?? '');
      return {
        handBackMinutes: minutes === '' ? null : Number(minutes),
        hours,
        reminders: String(data.get('reminders')) as ReminderRule,
        replyAddress: String(data.get('replyAddress') ?? '').trim() || null,
      };
    },
    check: ({ hours }) => {
      const problem = hours && checkHours(hours);
      return problem ? { hours: problem } : {};
    },
    send: async (values) => {
      await update.mutateAsync(values);
      showToast.done('Saved.');
    },
    warnsBeforeLeaving: true,
  });
  const now = settings.handBackMinutes === null ? '' : String(settings.handBackMinutes);
  const isListed = handBackTimes.some(([minutes]) => minutes === now);
  return (
    <form {...form.props} className="space-y-6">
      {!mayChange && <Notice tone="info">Admins and owners can change this.</Notice>}
      <Field
        label="Your agent answers again"
        hint="Counted from the last message of the person who took the conversation over."
        error={form.errors.handBackMinutes}
      >
        {(control) => (
          <Select {...control} name="handBackMinutes" defaultValue={now} disabled={!mayChange}>
            {!isListed && <option value={now}>After {now} minutes</option>}
            {handBackTimes.map(([minutes, label]) => (
              <option key={minutes} value={minutes}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <AddressField
        address={settings.replyAddress}
        takesEmails={settings.takesEmails}
        error={form.errors.replyAddress}
        isDisabled={!mayChange}
      />
      <ReminderField chosen={settings.reminders} isDisabled={!mayChange} />
      <fieldset disabled={!mayChange} className="space-y-4">
        <Switch
          label="Opening hours"
          description="Outside these hours, visitors who ask for a person are shown when you answer again. A member who has Messages open counts as available at any time."
          checked={hours !== null}
          onChange={({ target }) => {
            setHours(target.checked ? usualHours() : null);
            form.forget();
          }}
        />
        {hours && (
          <HoursFields
            hours={hours}
            onChange={(next) => {
              setHours(next);
              form.forget();
            }}
          />
        )}
        {form.errors.hours && <Notice tone="error">{form.errors.hours}</Notice>}
      </fieldset>
      {mayChange && <SaveRow label="Save" form={form} />}
    </form>
  );
}

interface AddressFieldProps {
  address: string | null;
  takesEmails: boolean;
  error: string | undefined;
  isDisabled: boolean;
}

function AddressField({ address, takesEmails, error, isDisabled }: AddressFieldProps) {
  return (
    <Field
      label="Address for answers by email"
      isOptional
      hint={`A visitor who has left the chat and gave an address gets your replies by email. Their answers go to this address. Without it, ${takesEmails ? 'they come into the conversation' : 'they are asked to open the chat again'}.`}
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          type="email"
          name="replyAddress"
          autoComplete="off"
          placeholder="team@example.com"
          defaultValue={address ?? ''}
          disabled={isDisabled}
        />
      )}
    </Field>
  );
}

function ReminderField({ chosen, isDisabled }: { chosen: ReminderRule; isDisabled: boolean }) {
  return (
    <Field
      label="Remind your team about requests without a reply"
      hint="By email, to members who get emails about human requests. They also get one when the request is made."
    >
      {(control) => (
        <Select {...control} name="reminders" defaultValue={chosen} disabled={isDisabled}>
          {reminderRules.map((rule) => (
            <option key={rule} value={rule}>
              {reminders[rule]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Weekdays from nine to five where the browser is, to begin with. */
function usualHours(): OpeningHours {
  return {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    intervals: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
    holidays: [],
  };
}
