import { useQuery } from '@tanstack/react-query';
import type { Attempt, Delivery, Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { eventLabels } from '#web/console/webhooks/event-labels.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { describeWait } from './describe-wait.ts';
import { deliveryQuery, useReplayDelivery } from './webhooks.queries.ts';

interface DeliveryDetailsProps {
  webhook: Webhook;
  deliveryId: string;
  /** Shows another delivery in its place. */
  onOpen: (deliveryId: string) => void;
  onClose: () => void;
}

/** The request of a delivery, each attempt with its answer, and the button that sends it again. */
export function DeliveryDetails({ webhook, deliveryId, onOpen, onClose }: DeliveryDetailsProps) {
  const delivery = useQuery(deliveryQuery(webhook.id, deliveryId));
  const replay = useReplayDelivery(webhook.id);
  const sendAgain = async () => {
    await replay.mutateAsync(deliveryId);
    showToast.done('It is being sent again.');
    onClose();
  };
  const { data } = delivery;
  return (
    <Dialog isOpen onClose={onClose} title={data ? eventLabels[data.event] : 'Delivery'} isWide>
      {data ? (
        <div className="space-y-5">
          {data.waitsFor !== null && (
            <EarlierNotice delivery={data} onOpen={() => onOpen(data.waitsFor ?? deliveryId)} />
          )}
          <section className="space-y-2">
            <h3 className="text-sm font-semibold">Request</h3>
            <p className="text-xs text-ink-secondary">
              webhook-id: <code className="font-mono">{data.id}</code>.
              {webhook.payload === 'full' &&
                ' The body is written again for each attempt. This is what it would be now.'}
            </p>
            <CodeBlock label="Body" code={JSON.stringify(JSON.parse(data.request.body), null, 2)} />
          </section>
          <section className="space-y-2">
            <h3 className="text-sm font-semibold">Attempts</h3>
            {data.attempts.length === 0 && <p className="text-sm text-ink-secondary">None yet.</p>}
            <ol className="space-y-3">
              {data.attempts.map((attempt) => (
                <AttemptItem key={attempt.at} attempt={attempt} />
              ))}
            </ol>
          </section>
          {replay.error && <Notice tone="error">{describeError(replay.error)}</Notice>}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" data-cancels onClick={onClose}>
              Close
            </Button>
            {data.status !== 'waiting' && (
              <Button isBusy={replay.isPending} onClick={() => void sendAgain().catch(() => undefined)}>
                Send again
              </Button>
            )}
          </div>
        </div>
      ) : delivery.isError ? (
        <ErrorState error={delivery.error} onRetry={() => void delivery.refetch()} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Dialog>
  );
}

function EarlierNotice({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" variant="secondary" onClick={onOpen}>
          Show the earlier event
        </Button>
      }
    >
      {describeWait(delivery)}. It is sent once that one has arrived, or has failed for the last time.
    </Notice>
  );
}

function AttemptItem({ attempt: { at, status, error, durationMs, answer } }: { attempt: Attempt }) {
  return (
    <li className="space-y-1.5 text-sm">
      <p>
        {formatDateTime(at)} · {durationMs} ms ·{' '}
        <span className={error === null ? 'text-ready' : 'text-failed'}>
          {error ?? `Your server answered ${status}.`}
        </span>
      </p>
      {answer && <CodeBlock label={`Answer of ${formatDateTime(at)}`} code={answer} />}
    </li>
  );
}
