import type { Lead } from '#contract/leads/leads.schemas.ts';
import { useDeleteLead } from '#web/console/leads/leads.queries.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function DeleteLead({ lead, onClose }: { lead: Lead | null; onClose: () => void }) {
  const remove = useDeleteLead();
  return (
    <ConfirmDialog
      isOpen={lead !== null}
      onClose={onClose}
      title="Delete this lead?"
      confirmLabel="Delete"
      onConfirm={async () => {
        if (lead) await remove.mutateAsync(lead.id);
        showToast.done('Lead deleted.');
      }}
    >
      <span className="font-semibold break-words text-ink">{lead?.name ?? lead?.email ?? lead?.phone}</span>{' '}
      is removed from the list. The conversation is kept.
    </ConfirmDialog>
  );
}
