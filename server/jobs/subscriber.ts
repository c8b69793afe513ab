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
   * Gets those of `events` that were taken from the outbox together, in their order, so that what it has to look up it can
   * look up once for all. Runs in the transaction that takes them, with `services.db` being it. Adds jobs and writes
   * rows, nothing slow: an error from it delays all events.
   */
  handle(services: Services, happened: readonly RecordedEvent[]): Promise<void>;
}
