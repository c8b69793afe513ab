import type { EventName } from '#contract/events.ts';
import type { LiveEvent } from '#server/http/streams/create-live-hub.ts';
import { packLiveEvents } from './pack-live-events.ts';

/** What {@link packLiveEvents} made. */
export function unpackLiveEvents(payload: string): { workspaceId: string; events: LiveEvent[] } {
  const value = JSON.parse(payload) as {
    workspaceId: string;
    events: { name: EventName; payload: Record<string, unknown> }[];
  };
  return value;
}
