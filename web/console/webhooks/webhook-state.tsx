import { CircleAlert, CircleCheck, CirclePause, TriangleAlert } from 'lucide-react';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether events arrive at a webhook or a hook. */
export function WebhookState({
  isOn,
  offReason,
  failingSince,
}: Pick<Webhook, 'isOn' | 'offReason' | 'failingSince'>) {
  if (offReason === 'member') {
    return (
      <Badge tone="neutral" icon={CirclePause}>
        Off
      </Badge>
    );
  }
  if (!isOn) {
    return (
      <Badge tone="failed" icon={CircleAlert}>
        Switched off
      </Badge>
    );
  }
  if (failingSince !== null) {
    return (
      <Badge tone="partial" icon={TriangleAlert}>
        Failing
      </Badge>
    );
  }
  return (
    <Badge tone="ready" icon={CircleCheck}>
      On
    </Badge>
  );
}
