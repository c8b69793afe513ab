import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useCreateClient } from '../partners.queries.ts';

export function CreateClient({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add a client"
      description="The client gets a workspace on the plan that every new workspace starts with. You own it until you hand it over."
    >
      <CreateForm onClose={onClose} />
    </Dialog>
  );
}

/** Mounted with each opening, so that nothing typed before is left in it. */
function CreateForm({ onClose }: { onClose: () => void }) {
  const create = useCreateClient();
  const form = useForm({
    read: (data) => ({ name: String(data.get('name')).trim() }),
    check: refuseEmpty({ name: 'Give the client a name.' }),
    send: async ({ name }) => {
      await create.mutateAsync(name);
      showToast.done(`Workspace for ${name} created.`);
      onClose();
    },
  });

  return (
    <form {...form.props} className="space-y-4">
      <Field
        label="Client name"
        hint="The client’s members see it as their workspace name and can change it."
        error={form.errors.name}
      >
        {(control) => <TextInput {...control} autoComplete="off" maxLength={80} name="name" />}
      </Field>
      <DialogButtons label="Add client" form={form} onCancel={onClose} />
    </form>
  );
}
