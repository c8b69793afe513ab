import type { Handling } from '#contract/inbox/inbox.ts';

/** The handling alone, of a row that has more. */
export function readHandling(row: Handling): Handling {
  const { state, holder, assigneeId, snoozedUntil, handBackAt, wantedAt, repliedAt, endedAt, endedAs } = row;
  return { state, holder, assigneeId, snoozedUntil, handBackAt, wantedAt, repliedAt, endedAt, endedAs };
}
