import type { Announcement } from '#contract/announcements/announcements.schemas.ts';
import { type AnnouncementAudience, announcementMaximum } from '#contract/announcements/announcements.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useSaveAnnouncement } from '../operator.queries.ts';

interface AnnouncementDialogProps {
  /** Null while it is closed. */
  edited: Announcement | 'new' | null;
  onClose: () => void;
}

/** Writes or changes an announcement. */
export function AnnouncementDialog({ edited, onClose }: AnnouncementDialogProps) {
  return (
    <Dialog
      isOpen={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'New announcement' : 'Edit announcement'}
    >
      {edited !== null && <AnnouncementForm edited={edited} onClose={onClose} />}
    </Dialog>
  );
}

/** A time as the browser's own field has it, in the operator's zone. */
function localTime(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const readTime = (value: unknown): string | null => (value ? new Date(String(value)).toISOString() : null);

function AnnouncementForm({ edited, onClose }: { edited: Announcement | 'new'; onClose: () => void }) {
  const before = edited === 'new' ? null : edited;
  const save = useSaveAnnouncement(before?.id ?? null);
  const form = useForm({
    read: (data) => ({
      text: String(data.get('text') ?? '').trim(),
      audience: String(data.get('audience')) as AnnouncementAudience,
      from: readTime(data.get('from')) ?? new Date().toISOString(),
      until: readTime(data.get('until')),
    }),
    check: ({ text, from, until }) => ({
      ...(text === '' ? { text: 'Write what you want to announce.' } : {}),
      ...(until !== null && until <= from ? { until: 'Choose an end after the start.' } : {}),
    }),
    send: async (body) => {
      await save.mutateAsync(body);
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Text" error={form.errors.text} isRequired>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={2}
            maxLength={announcementMaximum}
            defaultValue={before?.text ?? ''}
          />
        )}
      </Field>
      <Field label="Audience" error={form.errors.audience}>
        {(control) => (
          <Select {...control} name="audience" defaultValue={before?.audience ?? 'all'}>
            <option value="all">Everybody with an account</option>
            <option value="owners">Owners of workspaces</option>
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" error={form.errors.from}>
          {(control) => (
            <TextInput
              {...control}
              name="from"
              type="datetime-local"
              defaultValue={localTime(before ? new Date(before.from) : new Date())}
            />
          )}
        </Field>
        <Field label="Until" error={form.errors.until} isOptional>
          {(control) => (
            <TextInput
              {...control}
              name="until"
              type="datetime-local"
              defaultValue={before?.until ? localTime(new Date(before.until)) : ''}
            />
          )}
        </Field>
      </div>
      <DialogButtons label="Save" form={form} onCancel={onClose} />
    </form>
  );
}
