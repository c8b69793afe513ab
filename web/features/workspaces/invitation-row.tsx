import { useQueryClient } from '@tanstack/react-query';
import { invite, revokeInvitation } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Invitation } from '#contract/workspaces/workspaces.schemas.ts';
import { invitationsQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { call } from '#web/lib/call.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { roleLabel } from './roles.ts';

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, expiresAt } = invitation;
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey });
  const resend = useSubmit(async () => {
    await call(invite, { body: { email, role } });
    showToast.done(`A new link is on its way to ${email}. The previous link no longer works.`);
    await refresh();
  });
  const revoke = useSubmit(async () => {
    await call(revokeInvitation, { params: { invitationId: id } });
    showToast.done(`The invitation to ${email} is cancelled.`);
    await refresh();
  });
  const error = resend.error ?? revoke.error;

  return (
    <ItemRow
      title={email}
      text={`${roleLabel(role)} · valid until ${formatDate(expiresAt)}`}
      actions={
        <>
          <Button
            size="sm"
            variant="ghost"
            isBusy={resend.isBusy}
            aria-label={`Send again to ${email}`}
            onClick={() => resend.submit()}
          >
            Send again
          </Button>
          <Button
            size="sm"
            variant="ghost"
            isBusy={revoke.isBusy}
            aria-label={`Cancel invitation to ${email}`}
            onClick={() => revoke.submit()}
          >
            Cancel invitation
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="error" className="mt-3">
          {error}
        </Notice>
      )}
    </ItemRow>
  );
}
