import type { ReactNode } from 'react';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What it does. */
  children: ReactNode;
  label: string;
  hint: string;
  isDangerous?: boolean;
  onSend: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of what an operator does to a workspace or a partner; it goes into the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      <ReasonForm {...props} />
    </Dialog>
  );
}

function ReasonForm({ onClose, children, label, hint, isDangerous = false, onSend }: ReasonDialogProps) {
  const form = useForm({
    read: (data) => ({ reason: String(data.get('reason') ?? '').trim() }),
    check: ({ reason }) => (reason.length < 3 ? { reason: 'Give a reason of at least 3 characters.' } : {}),
    send: async ({ reason }) => {
      await onSend(reason);
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-sm text-ink-secondary">{children}</p>
      <Field label="Reason" hint={hint} error={form.errors.reason} isRequired>
        {(control) => <TextArea {...control} name="reason" rows={2} maxLength={500} />}
      </Field>
      <DialogButtons label={label} form={form} isDangerous={isDangerous} onCancel={onClose} />
    </form>
  );
}
