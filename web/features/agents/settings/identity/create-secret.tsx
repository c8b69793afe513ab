import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { SecretDialog, type SecretMaking } from '#web/ui/overlays/secret-dialog.tsx';
import { useCreateIdentitySecret } from './identity.queries.ts';

interface CreateSecretProps {
  agentId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a secret and shows it. */
export function CreateSecret({ agentId, isOpen, onClose }: CreateSecretProps) {
  return (
    <SecretDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Create a secret?"
      madeTitle="The new secret"
      label="Identity secret"
      advice="Keep it on your server: anyone who has it can sign in as any of your visitors."
    >
      {(making) => <NewSecretForm agentId={agentId} {...making} />}
    </SecretDialog>
  );
}

function NewSecretForm({ agentId, onMade, onCancel }: SecretMaking & { agentId: string }) {
  const creation = useCreateIdentitySecret(agentId);
  const form = useForm({
    read: () => null,
    send: async () => onMade((await creation.mutateAsync()).secret),
  });
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-sm text-ink-secondary">
        Your server uses it to sign who a visitor is. An agent can have two secrets, so that you can switch to
        a new one before you delete the old one.
      </p>
      <DialogButtons label="Create secret" form={form} onCancel={onCancel} />
    </form>
  );
}
