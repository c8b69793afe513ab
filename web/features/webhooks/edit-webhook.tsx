import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { readWebhookFields, WebhookFields } from './webhook-fields.tsx';
import { useUpdateWebhook } from './webhooks.queries.ts';

interface EditWebhookProps {
  webhook: Webhook;
  isOpen: boolean;
  onClose: () => void;
}

export function EditWebhook({ webhook, isOpen, onClose }: EditWebhookProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit webhook">
      <EditForm webhook={webhook} onClose={onClose} />
    </Dialog>
  );
}

function EditForm({ webhook, onClose }: Pick<EditWebhookProps, 'webhook' | 'onClose'>) {
  const update = useUpdateWebhook(webhook.id);
  const form = useForm({
    read: readWebhookFields,
    check: refuseEmpty({
      url: 'Enter the URL that receives the events.',
      events: 'Choose at least one event.',
    }),
    send: async (body) => {
      await update.mutateAsync(body);
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <WebhookFields errors={form.errors} webhook={webhook} />
      <DialogButtons label="Save" form={form} onCancel={onClose} />
    </form>
  );
}
