import { eq } from 'drizzle-orm';
import type { StatusPart } from '#contract/status/status.ts';
import type { Services } from '#server/context.ts';
import { heartbeat } from './status.table.ts';

/** Seconds since the part last said that it works; null when it never did. */
export async function secondsSinceHeartbeat(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  part: StatusPart,
): Promise<number | null> {
  const [row] = await db.select({ beatAt: heartbeat.beatAt }).from(heartbeat).where(eq(heartbeat.part, part));
  return row === undefined ? null : (clock.now().getTime() - row.beatAt.getTime()) / 1000;
}
