import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#contract/page-addresses.ts';
import { removeMember } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Member } from '#contract/workspaces/workspaces.schemas.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { membersQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { call } from '#web/lib/call.ts';
import { restartStream } from '#web/lib/live/follow-together.ts';
import { liveStream } from '#web/lib/live/share-stream.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function RemoveMember({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const { workspace } = useSettings();
  const queryClient = useQueryClient();
  const isYou = member?.isYou ?? false;
  return (
    <ConfirmDialog
      isOpen={member !== null}
      onClose={onClose}
      title={isYou ? `Leave ${workspace.name}?` : `Remove ${member?.name ?? ''}?`}
      confirmLabel={isYou ? 'Leave' : 'Remove'}
      onConfirm={async () => {
        if (!member) return;
        await call(removeMember, { params: { userId: member.userId } });
        // A full load: nothing of the workspace that was left stays in memory.
        if (isYou) {
          restartStream(liveStream);
          return location.assign(paths.dashboard);
        }
        await queryClient.invalidateQueries({ queryKey: membersQuery().queryKey });
        showToast.done(`${member.name} is removed.`);
      }}
    >
      {isYou
        ? 'You lose access to its agents, messages and leads immediately. You need an invitation to come back.'
        : 'They lose access to this workspace immediately. What they created is kept.'}
    </ConfirmDialog>
  );
}
