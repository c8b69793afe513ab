import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/page-addresses.ts';
import type { Client } from '#contract/partners/partners.schemas.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { restartStream } from '#web/lib/live/follow-together.ts';
import { liveStream } from '#web/lib/live/share-stream.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useDeleteClient } from '../partners.queries.ts';

/** Deletes a client workspace with all that is in it, once its name has been typed. */
export function DeleteClient({ client, onClose }: { client: Client | null; onClose: () => void }) {
  const remove = useDeleteClient();
  const current = useQuery(workspaceQuery()).data?.id;
  return (
    <ConfirmDialog
      isOpen={client !== null}
      onClose={onClose}
      title={`Delete ${client?.name ?? ''}?`}
      confirmLabel="Delete for good"
      typedConfirmation={client?.name ?? ''}
      onConfirm={async () => {
        if (!client) return;
        await remove.mutateAsync(client.id);
        // A full load: nothing of the workspace that is gone stays in memory.
        if (client.id === current) {
          restartStream(liveStream);
          return location.assign(paths.partnerClients);
        }
        showToast.done(`${client.name} is deleted.`);
      }}
    >
      The workspace with {formatCount(client?.agents.used ?? 0, 'agent')}, their sources, conversations and
      leads is deleted, and the chats disappear from the client’s websites. This cannot be undone.
    </ConfirmDialog>
  );
}
