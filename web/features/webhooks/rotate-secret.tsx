import { secretOverlapHours } from '#contract/webhooks/webhooks.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { SecretDialog, type SecretMaking } from '#web/ui/overlays/secret-dialog.tsx';
import { secretAdvice } from './secret-advice.ts';
import { useRotateSecret } from './webhooks.queries.ts';

interface RotateSecretProps {
  webhookId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a new secret and shows it. */
export function RotateSecret({ webhookId, isOpen, onClose }: RotateSecretProps) {
  return (
    <SecretDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Create a new secret?"
      madeTitle="The new secret"
      label="Signing secret"
      advice={secretAdvice}
    >
      {(making) => <NewSecretForm webhookId={webhookId} {...making} />}
    </SecretDialog>
  );
}

function NewSecretForm({ webhookId, onMade, onCancel }: SecretMaking & { webhookId: string }) {
  const rotation = useRotateSecret(webhookId);
  const form = useForm({
    read: () => null,
    send: async () => onMade((await rotation.mutateAsync()).secret),
  });
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-sm text-ink-secondary">
        For {secretOverlapHours} hours requests are signed with both secrets, so that you can replace the old
        one in your program without losing events. After that, only the new one is used.
      </p>
      <DialogButtons label="Create a new secret" form={form} onCancel={onCancel} />
    </form>
  );
}
