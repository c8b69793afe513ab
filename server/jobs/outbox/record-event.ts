import type { ParleyEvent } from '#contract/events.ts';
import type { Database } from '#server/database/database.ts';
import { outbox } from './outbox.table.ts';

/** Writes an event in the caller's transaction: it leaves if and only if that commits. */
export async function recordEvent(db: Database, workspaceId: string, event: ParleyEvent): Promise<void> {
  await db.insert(outbox).values({ workspaceId, name: event.name, payload: event.payload });
}
