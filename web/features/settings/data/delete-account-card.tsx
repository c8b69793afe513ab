import { useState } from 'react';
import type { Erased } from '#contract/accounts/accounts.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ErasedReceipt } from './erased-receipt.tsx';

export function DeleteAccountCard() {
  const [isOpen, setIsOpen] = useState(false);
  const [erased, setErased] = useState<Erased>();
  const close = () => setIsOpen(false);
  return (
    <Card
      isSplit
      title="Delete my account"
      description="This deletes your account and every workspace where you are the only member, with its agents, sources, conversations and leads."
    >
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <Dialog
        isOpen={isOpen && erased === undefined}
        onClose={close}
        title="Delete your account for good?"
        description="The chats disappear from your websites, and a paid plan ends. Only invoices are kept. This cannot be undone. You may want to download the export first."
      >
        <DeleteAccountForm onCancel={close} onDeleted={setErased} />
      </Dialog>
      <Dialog
        isOpen={erased !== undefined}
        onClose={() => location.assign(paths.home)}
        title="Your account is deleted"
        description="We sent you this list by email, too."
      >
        {erased && <ErasedReceipt erased={erased} />}
      </Dialog>
    </Card>
  );
}
