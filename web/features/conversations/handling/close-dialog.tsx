import { closingReasonMaximumLength } from '#contract/inbox/inbox.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface CloseDialogProps {
  isOpen: boolean;
  onClose: () => void;
  closeConversation: (reason: string) => Promise<unknown>;
}

/** Asks why a human request is closed that got no reply. */
export function CloseDialog({ isOpen, onClose, closeConversation }: CloseDialogProps) {
  const form = useForm({
    read: (data) => ({ reason: String(data.get('reason')).trim() }),
    check: refuseEmpty({ reason: 'Say why you close it.' }),
    send: async ({ reason }) => {
      await closeConversation(reason);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Close without a reply?"
      description="The visitor asked for a person and got no reply here. Your team sees the reason, the visitor does not."
    >
      <form {...form.props} className="mt-5 space-y-4">
        <Field label="Reason" error={form.errors.reason}>
          {(control) => (
            <TextArea {...control} name="reason" rows={2} maxLength={closingReasonMaximumLength} />
          )}
        </Field>
        <DialogButtons label="Close conversation" form={form} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
