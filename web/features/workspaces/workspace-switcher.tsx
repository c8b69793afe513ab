import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useSwitchWorkspace } from '#web/console/workspaces/use-switch-workspace.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx';

/** Part of the user menu, for members of more than one workspace. */
export function WorkspaceSwitcher() {
  const workspace = useQuery(workspaceQuery());
  const { submit, isBusy } = useSwitchWorkspace();
  if (!workspace.data || workspace.data.others.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      <MenuLabel>
        <span className="text-xs text-ink-secondary">Workspaces</span>
      </MenuLabel>
      <MenuItem isDisabled>
        <Check aria-hidden />
        <span className="max-w-56 truncate font-semibold">{workspace.data.name}</span>
        <span className="sr-only">, current</span>
      </MenuItem>
      {workspace.data.others.map(({ id, name }) => (
        <MenuItem key={id} isDisabled={isBusy} onSelect={() => void submit(id)}>
          <span aria-hidden className="size-4" />
          <span className="max-w-56 truncate">Switch to {name}</span>
        </MenuItem>
      ))}
    </>
  );
}
