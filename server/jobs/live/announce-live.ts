import { sql } from 'drizzle-orm';
import type { ParleyEvent } from '#contract/events.ts';
import type { Database } from '#server/database/database.ts';
import { liveChannel } from './live-channel.ts';
import { packLiveEvents } from './pack-live-events.ts';

/**
 * Tells the followers in all processes as soon as the caller's transaction commits, without the outbox: for what a person
 * does, whom somebody waits for. Not for each chat: the server lets transactions that notify commit one after another.
 */
export async function announceLive(db: Database, workspaceId: string, event: ParleyEvent): Promise<void> {
  for (const payload of packLiveEvents([{ workspaceId, ...event }])) {
    await db.execute(sql`SELECT pg_notify(${liveChannel}, ${payload})`);
  }
}
