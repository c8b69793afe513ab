import type { Services } from '#server/context.ts';
import { liveChannel } from './live-channel.ts';
import { openDatabaseSession } from './open-database-session.ts';
import { unpackLiveEvents } from './unpack-live-events.ts';

/** Gives what any worker tells of events to the followers of this process, until closed. */
export async function followLive(services: Services): Promise<{ close(): Promise<void> }> {
  const session = await openDatabaseSession(services.pool, services.log);
  await session.listen(
    liveChannel,
    (payload) => {
      const { workspaceId, events } = unpackLiveEvents(payload);
      for (const event of events) services.live.publish(workspaceId, event);
    },
    // What was told meanwhile is lost: whoever follows comes again and reads anew.
    () => services.live.endAll(),
  );
  return { close: () => session.close() };
}
