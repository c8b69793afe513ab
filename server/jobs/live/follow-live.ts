import type { Services } from '#server/context.ts';
import { openDatabaseSession } from '../../database/connections/open-database-session.ts';
import { accessChannel } from './access-channel.ts';
import { liveChannel } from './live-channel.ts';
import { unpackLiveEvents } from './unpack-live-events.ts';

/**
 * Gives what any worker tells of events to the followers of this process, until closed, and ends those whose access ends,
 * and the answers of this process whose conversation a person has taken over.
 * Notifications of one database come in the order of commits: no event after a removal reaches the removed.
 */
export async function followLive(services: Services): Promise<{ close(): Promise<void> }> {
  const session = await openDatabaseSession(services.pool, services.log);
  // What was said meanwhile is lost: followers connect again, are checked again, and read again.
  const endAll = () => services.live.endAll();
  await session.listen(accessChannel, (row) => services.live.endAccess(row), endAll);
  await session.listen(
    liveChannel,
    (payload) => {
      const { workspaceId, events } = unpackLiveEvents(payload);
      for (const event of events) {
        services.live.publish(workspaceId, event);
        const { conversationId, holder } = event.payload;
        if (typeof conversationId !== 'string') continue;
        if (event.name === 'conversation.handled' && holder !== 'agent')
          services.openAnswers.endIn(conversationId);
        // The visitor's panel follows its conversation alone.
        services.live.publish(conversationId, event);
      }
    },
    endAll,
  );
  return { close: () => session.close() };
}
