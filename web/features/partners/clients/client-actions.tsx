import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Handshake, Trash2, Undo2 } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import type { Client } from '#contract/partners/partners.schemas.ts';
import { useSwitchWorkspace } from '#web/console/workspaces/use-switch-workspace.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useCancelHandOver } from '../partners.queries.ts';

interface ClientActionsProps {
  client: Client;
  onHandOver: () => void;
  onDelete: () => void;
}

/** What can be done with a client workspace: to enter it, and for its owner to give it away. */
export function ClientActions({ client, onHandOver, onDelete }: ClientActionsProps) {
  const { id, name, role, handOver, members } = client;
  const here = useQuery(workspaceQuery()).data?.id === id;
  const { submit: enter, isBusy } = useSwitchWorkspace();
  const cancel = useCancelHandOver();

  const takeBack = () =>
    cancel.mutate(id, {
      onSuccess: () =>
        showToast.done(
          `The invitation is cancelled. ${name} stays yours, and the link we sent no longer works.`,
        ),
      onError: (error) => showToast.failed(describeError(error)),
    });

  return (
    <div className="flex items-center gap-1 xl:justify-end">
      {here ? (
        <ButtonLink
          to={paths.dashboard}
          size="sm"
          variant="ghost"
          aria-label={`Open ${name}, where you are now`}
        >
          You are here
        </ButtonLink>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          isBusy={isBusy}
          aria-label={`Enter ${name}`}
          onClick={() => void enter(id)}
        >
          Enter
        </Button>
      )}
      {role === 'owner' ? (
        <Menu
          trigger={
            <IconButton label={`More about ${name}`}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <MenuItem onSelect={onHandOver}>
            <Handshake aria-hidden />
            {handOver ? 'Send another invitation' : 'Hand over'}
          </MenuItem>
          {handOver && (
            <MenuItem isDisabled={cancel.isPending} onSelect={takeBack}>
              <Undo2 aria-hidden />
              Cancel invitation
            </MenuItem>
          )}
          {members === 1 && (
            <>
              <MenuSeparator />
              <MenuItem isDangerous onSelect={onDelete}>
                <Trash2 aria-hidden />
                Delete
              </MenuItem>
            </>
          )}
        </Menu>
      ) : (
        // Keeps the buttons of all rows below each other.
        <span className="size-10 shrink-0 max-xl:hidden" />
      )}
    </div>
  );
}
