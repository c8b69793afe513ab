import type { EventName, ParleyEvent } from '#contract/events.ts';
import type { Context, Services } from '#server/context.ts';

/** Wants to be told of events after they have happened. */
export interface Subscriber {
  events: readonly EventName[];
  /**
   * Runs in the transaction that takes the event from the outbox, with `services.db` being it. Adds jobs and writes rows,
   * nothing slow: what it throws holds up all events.
   */
  handle(services: Services, workspaceId: Context['workspace']['id'], event: ParleyEvent): Promise<void>;
}
