import { type FormEvent, useState } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useCreateClient } from './partners.queries.ts';

export function CreateClient({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add a client"
      description="It gets a workspace on the plan that every new one starts with. You are its owner until you hand it over."
    >
      <CreateForm onClose={onClose} />
    </Dialog>
  );
}

/** Mounted with each opening, so that nothing typed before is left in it. */
function CreateForm({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const create = useCreateClient();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (name.trim() === '') return setProblem('Give the client a name.');
    create.mutate(name.trim(), {
      onSuccess: () => {
        showToast.done(`The workspace of ${name.trim()} is there.`);
        onClose();
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Field
        label="Name of the client"
        hint="Its members see it as the name of their workspace, and can change it."
        error={problem}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      {create.isError && <Notice tone="error">{describeError(create.error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={create.isPending}>
          Add client
        </Button>
      </div>
    </form>
  );
}
