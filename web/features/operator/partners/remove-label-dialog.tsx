import type { OperatedPartner } from '#contract/operated-partners/operated-partners.schemas.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useRemovePartnerWhiteLabel } from '../operator.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

/** Takes a partner's white label away. */
export function RemoveLabelDialog({ partner, onClose }: { partner: OperatedPartner; onClose: () => void }) {
  const remove = useRemovePartnerWhiteLabel(partner.id);
  const host = partner.whiteLabel?.host ?? '';
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Remove the white label of ${partner.company || partner.name}?`}
      label="Remove white label"
      hint="The partner gets it by email, and it goes into the audit log."
      isDangerous
      onSend={async (reason) => {
        await remove.mutateAsync(reason);
        showToast.done('White label removed.');
      }}
    >
      {host} stops working, and the partner’s clients see the product’s own name again. The settings and the
      logo of the white label are deleted.
    </ReasonDialog>
  );
}
