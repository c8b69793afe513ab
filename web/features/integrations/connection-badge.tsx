import type { Connection } from '#contract/connections/connections.schemas.ts';
import { Badge } from '#web/ui/badge.tsx';

interface ConnectionBadgeProps {
  /** Null: none was made; undefined while that is not known. */
  connection: Connection | null | undefined;
  /** What it says when it must be connected again. */
  reconnectLabel: string;
}

/** Whether a service is connected, next to its name. */
export function ConnectionBadge({ connection, reconnectLabel }: ConnectionBadgeProps) {
  if (connection === undefined) return null;
  if (connection === null) return <Badge tone="neutral">Not connected</Badge>;
  if (connection.needsReconnect) return <Badge tone="partial">{reconnectLabel}</Badge>;
  if (connection.problem !== null) return <Badge tone="partial">Connected, with a problem</Badge>;
  return <Badge tone="ready">Connected</Badge>;
}
