import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { eventLabels } from '#web/console/webhooks/event-labels.ts';
import { TestResult } from '#web/console/webhooks/test-result.tsx';
import { WebhookState } from '#web/console/webhooks/webhook-state.tsx';
import { describeError } from '#web/lib/call-error.ts';
import { formatDate, formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import { RotateSecret } from './rotate-secret.tsx';
import { useDeleteWebhook, useTestWebhook, useUpdateWebhook } from './webhooks.queries.ts';

type Overlay = 'edit' | 'rotate' | 'delete';

/** Where a webhook goes, how it is doing, and what can be done with it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const navigate = useNavigate();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const test = useTestWebhook(webhook.id);
  const update = useUpdateWebhook(webhook.id);
  const deletion = useDeleteWebhook(webhook.id);
  const failure = test.error ?? update.error;
  const close = () => setOverlay(null);
  const open = (next: Overlay) => () => setOverlay(next);
  // What went wrong is shown on the page.
  const run = (work: Promise<unknown>) => void work.catch(() => undefined);

  return (
    <Card
      title={webhook.name || 'Webhook'}
      actions={
        <Button size="sm" isBusy={test.isPending} onClick={() => run(test.mutateAsync())}>
          Send a test
        </Button>
      }
    >
      <div className="space-y-4">
        <div aria-live="polite" className="space-y-4">
          {failure && <Notice tone="error">{describeError(failure)}</Notice>}
          {test.data && !test.isPending && <TestResult delivery={test.data} />}
        </div>
        <StateNotice webhook={webhook} />
        <Facts webhook={webhook} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            isBusy={update.isPending}
            onClick={() => run(update.mutateAsync({ isOn: !webhook.isOn }))}
          >
            {webhook.isOn ? 'Turn off' : 'Turn on'}
          </Button>
          {!webhook.isHook && (
            <Button size="sm" variant="secondary" onClick={open('edit')}>
              Edit
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={open('rotate')}>
            New secret
          </Button>
          <Button size="sm" variant="ghost" onClick={open('delete')}>
            Delete
          </Button>
        </div>
      </div>
      <EditWebhook webhook={webhook} isOpen={overlay === 'edit'} onClose={close} />
      <RotateSecret webhookId={webhook.id} isOpen={overlay === 'rotate'} onClose={close} />
      <ConfirmDialog
        isOpen={overlay === 'delete'}
        onClose={close}
        title="Delete this webhook?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await deletion.mutateAsync();
          await navigate(paths.accountSettings('webhooks'));
        }}
      >
        Its log is deleted too, and waiting events are not sent. This cannot be undone.
      </ConfirmDialog>
    </Card>
  );
}

function StateNotice({ webhook: { offReason, failingSince } }: { webhook: Webhook }) {
  if (offReason === 'failing') {
    return (
      <Notice tone="warning">
        It was switched off because nothing arrived for three days. Turn it on once your server works, then
        send what failed again.
      </Notice>
    );
  }
  if (offReason === 'gone') {
    return (
      <Notice tone="warning">
        It was switched off because the server answered that this URL no longer exists (410). Enter another
        URL, then turn it on.
      </Notice>
    );
  }
  if (offReason === 'member') return <Notice tone="info">It is off. Its events are not kept.</Notice>;
  if (failingSince === null) return null;
  return (
    <Notice tone="warning">
      Every attempt since {formatDateTime(failingSince)} has failed. Each event is tried for 24 hours; after
      three days without a success the webhook is switched off.
    </Notice>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const facts: [label: string, value: React.ReactNode][] = [
    ['State', <WebhookState key="state" {...webhook} />],
    ['URL', webhook.url],
    ['Events', webhook.events.map((event) => eventLabels[event]).join(', ')],
    ['Each has', webhook.payload === 'full' ? 'Ids and full data' : 'Ids only'],
    ['Created', describeCreation(webhook)],
  ];
  if (webhook.previousSecretUntil !== null) {
    facts.push(['Old secret', `Also signs until ${formatDateTime(webhook.previousSecretUntil)}`]);
  }
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[7rem_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="sm:contents">
          <dt className="text-ink-secondary">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function describeCreation({ createdAt, createdBy }: Webhook): string {
  const by = createdBy === null ? '' : ` by ${createdBy.name.trim() || createdBy.email}`;
  return formatDate(createdAt) + by;
}
