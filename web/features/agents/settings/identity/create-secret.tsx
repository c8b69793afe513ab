import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useCreateIdentitySecret } from './identity.queries.ts';

interface CreateSecretProps {
  agentId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a secret and shows it, the only time that it is seen. */
export function CreateSecret({ agentId, isOpen, onClose }: CreateSecretProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const creation = useCreateIdentitySecret(agentId);
  const form = useForm({
    read: () => null,
    send: async () => setSecret((await creation.mutateAsync()).secret),
  });
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={secret ? 'The new secret' : 'Create a secret?'}
      isHeld={secret !== null}
    >
      {secret ? (
        <div className="space-y-4">
          <Field label="Identity secret">{(control) => <CopyField {...control} value={secret} />}</Field>
          <Notice tone="warning">
            Copy it now. You won’t see it again. Keep it on your server: anyone who has it can sign in as any
            of your visitors.
          </Notice>
          <div className="flex justify-end">
            <Button onClick={close}>Done</Button>
          </div>
        </div>
      ) : (
        <form {...form.props} className="space-y-4">
          <p className="text-sm text-ink-secondary">
            Your server uses it to sign who a visitor is. An agent can have two secrets, so that you can
            switch to a new one before you delete the old one.
          </p>
          <DialogButtons label="Create secret" form={form} onCancel={close} />
        </form>
      )}
    </Dialog>
  );
}
