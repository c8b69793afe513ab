import { useNavigate } from 'react-router';
import { archiveNameMaximumLength } from '#contract/chat-archives/chat-archives.ts';
import { paths } from '#contract/page-addresses.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useCreateArchive } from './archives.queries.ts';

/** Asks for the name and the time zone of an archive, then opens it for the first import. */
export function CreateArchive({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="New archive">
      <CreateForm onClose={onClose} />
    </Dialog>
  );
}

function CreateForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const creation = useCreateArchive();
  const own = viewerTimeZone();
  const zones = [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const form = useForm({
    read: (data) => ({ name: String(data.get('name') ?? '').trim(), zone: String(data.get('zone') ?? '') }),
    check: refuseEmpty({ name: 'Enter a name.' }),
    send: async (body) => {
      const { id } = await creation.mutateAsync(body);
      onClose();
      await navigate(paths.chatArchive(id, 'imports'));
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Name" error={form.errors.name} isRequired>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={archiveNameMaximumLength}
            placeholder="Family"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Time zone"
        error={form.errors.zone}
        hint="The time zone of the phone when you exported the chat. WhatsApp and others write times without a zone, and all figures use this one."
      >
        {(control) => (
          <Select {...control} name="zone" defaultValue={own}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DialogButtons label="Create archive" form={form} onCancel={onClose} />
    </form>
  );
}
