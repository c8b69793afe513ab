import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useGrantChatgenie } from '../operator.queries.ts';

/** Gives a user ChatGenie Pro. */
export function GiveProDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Give ChatGenie Pro"
      description="Without payment, until you end it."
    >
      <GiveProForm onClose={onClose} />
    </Dialog>
  );
}

function GiveProForm({ onClose }: { onClose: () => void }) {
  const grant = useGrantChatgenie();
  const form = useForm({
    read: (data) => ({
      email: String(data.get('email') ?? '').trim(),
      reason: String(data.get('reason') ?? '').trim(),
    }),
    check: ({ email, reason }) => ({
      ...(email === '' ? { email: 'Enter the email address of an account.' } : {}),
      ...(reason.length < 3 ? { reason: 'Give a reason of at least 3 characters.' } : {}),
    }),
    send: async (body) => {
      const { email } = await grant.mutateAsync(body);
      showToast.done(`${email} has ChatGenie Pro.`);
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Email" error={form.errors.email} isRequired>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="off" />}
      </Field>
      <Field label="Reason" hint="It goes into the audit log." error={form.errors.reason} isRequired>
        {(control) => <TextArea {...control} name="reason" rows={2} maxLength={500} />}
      </Field>
      <DialogButtons label="Give Pro" form={form} onCancel={onClose} />
    </form>
  );
}
