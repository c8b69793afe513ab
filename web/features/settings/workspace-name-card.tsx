import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { updateWorkspace } from '#contract/workspaces.endpoints.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { call } from '#web/lib/call.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function WorkspaceNameCard() {
  const { workspace, isAdmin } = useSettings();
  const queryClient = useQueryClient();
  const { submit, isBusy, error, setError } = useSubmit(async (name: string) => {
    const saved = await call(updateWorkspace, { body: { name } });
    queryClient.setQueryData(workspaceQuery().queryKey, (known) => known && { ...known, ...saved });
    showToast.done('Saved.');
  });

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return setError('Give the workspace a name.');
    void submit(name);
  };

  return (
    <Card title="Workspace" description="Everything that your team builds together belongs to it.">
      <form onSubmit={save} onInput={() => setError(null)} className="space-y-5">
        <Field
          label="Workspace name"
          hint={isAdmin ? 'Your team sees it, and whoever you invite.' : 'Admins and owners can change it.'}
          className="max-w-md"
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              defaultValue={workspace.name}
              maxLength={80}
              autoComplete="off"
              readOnly={!isAdmin}
            />
          )}
        </Field>
        {isAdmin && <SaveRow label="Save" isBusy={isBusy} error={error} />}
      </form>
    </Card>
  );
}
