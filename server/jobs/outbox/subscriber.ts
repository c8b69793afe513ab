import type { EventName, ParleyEvent } from '#contract/events.ts';
import type { Context, Services } from '#server/context.ts';

export interface RecordedEvent {
  workspaceId: Context['workspace']['id'];
  event: ParleyEvent;
}

/** Gets events after they have happened. */
export interface Subscriber {
  events: readonly EventName[];
  /**
   * Gets the events of these names that were taken from the outbox together, in their order, so that it can look things up
   * once for all of them. `services.db` is the transaction that takes them. It may add jobs and write rows, but do nothing
   * slow: an error from it delays all events.
   */
  handle(services: Services, happened: readonly RecordedEvent[]): Promise<void>;
}
