import { and, asc, inArray, lt, min, notInArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { outbox } from './outbox.table.ts';

/** At most so many at a time. */
export const eventsAtOnce = 500;

type EventRow = typeof outbox.$inferSelect;

interface TakenEvents {
  rows: EventRow[];
  /** Those of workspaces of which another worker is just handing on earlier ones: they would overtake them. */
  left: number;
}

/** Locks the oldest events that no other worker has, in order; two workers never hand on one workspace's at once. */
export async function takeEvents({ db }: Pick<Services, 'db'>): Promise<TakenEvents> {
  const found = await db
    .select()
    .from(outbox)
    .orderBy(asc(outbox.id))
    .limit(eventsAtOnce)
    .for('update', { skipLocked: true });
  const newest = found.at(-1);
  if (newest === undefined) return { rows: [], left: 0 };
  // A statement of its own: what another worker has finished since the first is no longer seen.
  const others = await db
    .select({ workspaceId: outbox.workspaceId, earliest: min(outbox.id) })
    .from(outbox)
    .where(
      and(
        lt(outbox.id, newest.id),
        inArray(outbox.workspaceId, [...new Set(found.map(({ workspaceId }) => workspaceId))]),
        notInArray(
          outbox.id,
          found.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(outbox.workspaceId);
  const earliestOf = new Map(others.map(({ workspaceId, earliest }) => [workspaceId, earliest]));
  const rows = found.filter(
    ({ id, workspaceId }) => id < (earliestOf.get(workspaceId) ?? Number.POSITIVE_INFINITY),
  );
  return { rows, left: found.length - rows.length };
}
