import type { SavedView } from '#contract/saved-views/saved-views.schemas.ts';
import { type SavedViewKind, savedViewNameMaximumLength } from '#contract/saved-views/saved-views.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useChangeSavedViews } from './saved-views.queries.ts';

interface SaveViewDialogProps {
  isOpen: boolean;
  onClose: () => void;
  kind: SavedViewKind;
  /** What a new view shows. */
  filter: string;
  /** Given a view, it is renamed, and no other is made. */
  renamed: SavedView | undefined;
  onCreated: (view: SavedView) => void;
}

/** Asks for the name of a view. */
export function SaveViewDialog(props: SaveViewDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.renamed ? 'Rename the view' : 'Save this view'}
      description="Everyone in your workspace sees it."
    >
      <SaveViewForm {...props} />
    </Dialog>
  );
}

function SaveViewForm({ onClose, kind, filter, renamed, onCreated }: SaveViewDialogProps) {
  const { create, update } = useChangeSavedViews(kind);
  const form = useForm({
    read: (data) => ({ name: String(data.get('name')) }),
    check: refuseEmpty({ name: 'Enter a name.' }),
    send: async ({ name }) => {
      if (renamed) await update.mutateAsync({ id: renamed.id, name });
      else onCreated(await create.mutateAsync({ name, filter }));
      showToast.done('View saved.');
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Name" error={form.errors.name}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={savedViewNameMaximumLength}
            defaultValue={renamed?.name ?? ''}
            autoComplete="off"
          />
        )}
      </Field>
      <DialogButtons label="Save" form={form} onCancel={onClose} />
    </form>
  );
}
