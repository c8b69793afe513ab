import { CircleCheck, Hourglass, KeyRound } from 'lucide-react';
import type { Client } from '#contract/partners/partners.schemas.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Who owns the workspace: the partner, soon the client, or the client. */
export function ClientState({ client: { role, handOver } }: { client: Client }) {
  if (handOver) {
    return (
      <div className="space-y-1">
        <Badge tone="training" icon={Hourglass}>
          Waiting for the client
        </Badge>
        <p className="max-w-64 text-xs wrap-anywhere text-ink-secondary">
          {handOver.email}, until {formatDate(handOver.expiresAt)}
        </p>
      </div>
    );
  }
  return role === 'owner' ? (
    <Badge tone="neutral" icon={KeyRound}>
      You own it
    </Badge>
  ) : (
    <Badge tone="ready" icon={CircleCheck}>
      Handed over
    </Badge>
  );
}
