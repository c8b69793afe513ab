import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import type { Handling } from '#contract/inbox/inbox.ts';

interface HandlingRow extends Omit<Handling, 'endedAt'> {
  version: number;
  endReason: string | null;
  /** Null where nobody is assigned. */
  assigneeName: string | null;
}

/** The handling as the API shows it. */
export function presentHandling(row: HandlingRow): PresentedHandling {
  const { assigneeId, assigneeName, snoozedUntil, handBackAt, wantedAt, repliedAt } = row;
  return {
    version: row.version,
    state: row.state,
    holder: row.holder,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    handBackAt: handBackAt?.toISOString() ?? null,
    wantedAt: wantedAt?.toISOString() ?? null,
    repliedAt: repliedAt?.toISOString() ?? null,
    endedAs: row.endedAs,
    endReason: row.endReason,
  };
}
