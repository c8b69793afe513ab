import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { SecretDialog, type SecretMaking } from '#web/ui/overlays/secret-dialog.tsx';
import { secretAdvice } from './secret-advice.ts';
import { readWebhookFields, WebhookFields } from './webhook-fields.tsx';
import { useCreateWebhook } from './webhooks.queries.ts';

/** Asks where to send what, then shows the secret. */
export function CreateWebhook({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <SecretDialog
      isOpen={isOpen}
      onClose={onClose}
      title="New webhook"
      madeTitle="The secret of your webhook"
      label="Signing secret"
      advice={secretAdvice}
    >
      {(making) => <NewWebhookForm {...making} />}
    </SecretDialog>
  );
}

function NewWebhookForm({ onMade, onCancel }: SecretMaking) {
  const creation = useCreateWebhook();
  const form = useForm({
    read: readWebhookFields,
    check: refuseEmpty({
      url: 'Enter the URL that receives the events.',
      events: 'Choose at least one event.',
    }),
    send: async (body) => onMade((await creation.mutateAsync(body)).secret),
  });
  return (
    <form {...form.props} className="space-y-4">
      <WebhookFields errors={form.errors} />
      <DialogButtons label="Create webhook" form={form} onCancel={onCancel} />
    </form>
  );
}
