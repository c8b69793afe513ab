import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { addPasskey, startPasskey } from '#contract/passkeys/passkeys.endpoints.ts';
import { passkeysQuery } from '#web/console/account/account.queries.ts';
import { describePasskeyError } from '#web/console/account/describe-passkey-error.ts';
import { call } from '#web/lib/call.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function AddPasskey({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add a passkey"
      description="Your browser then asks you where to save it."
    >
      <AddForm onClose={onClose} />
    </Dialog>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm({
    read: (data) => ({ name: String(data.get('name')).trim() }),
    check: refuseEmpty({ name: 'Give the passkey a name.' }),
    send: async ({ name }) => {
      const options = await call(startPasskey, {});
      const { startRegistration } = await import('@simplewebauthn/browser');
      const credential = await startRegistration({
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      });
      await call(addPasskey, { body: { name, credential: { ...credential } } });
      await queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });
      showToast.done('The passkey is added.');
      onClose();
    },
    describe: describePasskeyError,
  });

  return (
    <form {...form.props} className="space-y-4">
      <Field
        label="Name"
        hint="A name that you recognize, such as “Work laptop”."
        error={form.errors.name}
        isRequired
      >
        {(control) => <TextInput {...control} name="name" maxLength={80} autoComplete="off" />}
      </Field>
      <DialogButtons label="Continue" form={form} onCancel={onClose} />
    </form>
  );
}
