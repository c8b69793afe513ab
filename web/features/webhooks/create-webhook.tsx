import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { readWebhookFields, WebhookFields } from './webhook-fields.tsx';
import { useCreateWebhook } from './webhooks.queries.ts';

/** Asks where to send what, then shows the secret: this is the only time that it is seen. */
export function CreateWebhook({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={secret ? 'The secret of your webhook' : 'New webhook'}
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
        <NewWebhookForm onClose={close} onCreated={setSecret} />
      )}
    </Dialog>
  );
}

interface NewWebhookFormProps {
  onClose: () => void;
  onCreated: (secret: string) => void;
}

function NewWebhookForm({ onClose, onCreated }: NewWebhookFormProps) {
  const creation = useCreateWebhook();
  const form = useForm({
    read: readWebhookFields,
    check: refuseEmpty({
      url: 'Enter the URL that receives the events.',
      events: 'Choose at least one event.',
    }),
    send: async (body) => onCreated((await creation.mutateAsync(body)).secret),
  });
  return (
    <form {...form.props} className="space-y-4">
      <WebhookFields errors={form.errors} />
      <DialogButtons label="Create webhook" form={form} onCancel={onClose} />
    </form>
  );
}
