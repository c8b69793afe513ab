import type { Lead } from '#contract/leads/leads.schemas.ts';
import { useDeleteLead } from '#web/console/leads/leads.queries.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { leadTitle } from './lead-title.ts';

interface DeleteLeadProps {
  lead: Lead;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteLead({ lead, isOpen, onClose, onDeleted }: DeleteLeadProps) {
  const remove = useDeleteLead();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Delete this lead?"
      confirmLabel="Delete"
      onConfirm={async () => {
        await remove.mutateAsync(lead.id);
        showToast.done('Lead deleted.');
        onDeleted();
      }}
    >
      <span className="font-semibold break-words text-ink">{leadTitle(lead)}</span> is deleted, with its note.
      The conversation is kept.
    </ConfirmDialog>
  );
}
