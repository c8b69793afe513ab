import { useQuery } from '@tanstack/react-query';
import type { InboxSettings } from '#contract/inbox-settings/inbox-settings.schemas.ts';
import { roles } from '#contract/workspaces/workspaces.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
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
  const mayChange = roles.indexOf(workspace.role) >= roles.indexOf('admin');
  return (
    <Card title="Inbox" description="What happens while a person answers in place of your agent.">
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

function InboxForm({ settings, mayChange }: { settings: InboxSettings; mayChange: boolean }) {
  const update = useUpdateInboxSettings();
  const form = useForm({
    read: (data): InboxSettings => {
      const minutes = String(data.get('handBackMinutes') ?? '');
      return { handBackMinutes: minutes === '' ? null : Number(minutes) };
    },
    send: async (values) => {
      await update.mutateAsync(values);
      showToast.done('Saved.');
    },
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
      {mayChange && <SaveRow label="Save" form={form} />}
    </form>
  );
}
