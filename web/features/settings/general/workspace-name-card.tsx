import { useQueryClient } from '@tanstack/react-query';
import { updateWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { call } from '#web/lib/call.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function WorkspaceNameCard() {
  const { workspace, isAdmin } = useSettings();
  const queryClient = useQueryClient();
  const form = useForm({
    read: (data) => ({ name: String(data.get('name')).trim() }),
    check: refuseEmpty({ name: 'Give the workspace a name.' }),
    send: async (body) => {
      const saved = await call(updateWorkspace, { body });
      queryClient.setQueryData(workspaceQuery().queryKey, (known) => known && { ...known, ...saved });
      showToast.done('Saved.');
    },
    warnsBeforeLeaving: true,
  });

  return (
    <Card isSplit title="Workspace" description="It contains everything your team builds together.">
      <form {...form.props} className="space-y-5">
        <Field
          label="Workspace name"
          hint={isAdmin ? 'Your team and the people you invite see it.' : 'Admins and owners can change it.'}
          error={form.errors.name}
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
        {isAdmin && <SaveRow label="Save" form={form} isForChanges />}
      </form>
    </Card>
  );
}
