import { useQuery } from '@tanstack/react-query';
import { useSwitchWorkspace } from '#web/console/workspaces/use-switch-workspace.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';

/** The switcher in the panel of small screens, for members of more than one workspace. */
export function WorkspaceSelect() {
  const workspace = useQuery(workspaceQuery());
  const { submit, isBusy } = useSwitchWorkspace();
  if (!workspace.data || workspace.data.others.length === 0) return null;
  const { id, name, others } = workspace.data;
  return (
    <div className="mb-4">
      <Field label="Workspace">
        {(control) => (
          <Select
            {...control}
            value={id}
            disabled={isBusy}
            onChange={(event) => void submit(event.currentTarget.value)}
          >
            {[{ id, name }, ...others].map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
