import type { StatusPart } from '#contract/status/status.ts';
import type { Services } from '#server/context.ts';
import { heartbeat } from './status.table.ts';

/** The part works: it says so itself, about every minute. */
export async function recordHeartbeat(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  part: StatusPart,
): Promise<void> {
  const beatAt = clock.now();
  await db
    .insert(heartbeat)
    .values({ part, beatAt })
    .onConflictDoUpdate({ target: heartbeat.part, set: { beatAt } });
}
