import { useState } from 'react';
import { secretOverlapHours } from '#contract/webhooks/webhooks.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { useRotateSecret } from './webhooks.queries.ts';

interface RotateSecretProps {
  webhookId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a new secret and shows it, the only time that it is seen. */
export function RotateSecret({ webhookId, isOpen, onClose }: RotateSecretProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const rotation = useRotateSecret(webhookId);
  const form = useForm({
    read: () => null,
    send: async () => setSecret((await rotation.mutateAsync()).secret),
  });
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={secret ? 'The new secret' : 'Create a new secret?'}
      isHeld={secret !== null}
    >
      {secret ? (
        <div className="space-y-4">
          <ShownSecret secret={secret} />
          <div className="flex justify-end">
            <Button onClick={close}>Done</Button>
          </div>
        </div>
      ) : (
        <form {...form.props} className="space-y-4">
          <p className="text-sm text-ink-secondary">
            For {secretOverlapHours} hours requests are signed with both secrets, so that you can replace the
            old one in your program without losing events. After that, only the new one is used.
          </p>
          <DialogButtons label="Create a new secret" form={form} onCancel={close} />
        </form>
      )}
    </Dialog>
  );
}
