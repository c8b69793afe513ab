import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import { eventLabels } from '#web/console/webhooks/event-labels.ts';
import { formatDateTime, formatTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { describeWait } from './describe-wait.ts';
import { statusLabels } from './status-labels.ts';

const looks = {
  waiting: { tone: 'training', icon: Clock },
  delivered: { tone: 'quiet', icon: CircleCheck },
  failed: { tone: 'failed', icon: CircleAlert },
} as const;

export function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { event, status, occurredAt } = delivery;
  const { tone, icon } = looks[status];
  return (
    <ItemRow
      title={eventLabels[event]}
      mark={
        <Badge tone={tone} icon={icon}>
          {statusLabels[status]}
        </Badge>
      }
      text={`${formatDateTime(occurredAt)} · ${describeAttempts(delivery)}`}
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Details of ${eventLabels[event]}, ${formatDateTime(occurredAt)}`}
          onClick={onOpen}
        >
          Details
        </Button>
      }
    />
  );
}

function describeAttempts(delivery: Delivery): string {
  const { attempts, nextAttemptAt, waitsFor } = delivery;
  if (waitsFor !== null) return describeWait(delivery);
  const last = attempts.at(-1);
  if (last === undefined) return 'not attempted yet';
  const outcome = last.error ?? `answered ${last.status} in ${last.durationMs} ms`;
  return nextAttemptAt === null ? outcome : `${outcome} Next attempt at ${formatTime(nextAttemptAt)}.`;
}
