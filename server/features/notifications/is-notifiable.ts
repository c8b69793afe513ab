import type { ParleyEvent } from '#contract/events.ts';

export const notifiableEvents = [
  'lead.captured',
  'conversation.person-wanted',
  'conversation.still-waiting',
  'message.emailed',
  'usage.warned',
  'agent.flooded',
  'agent.budget-warned',
] as const;

export type NotifiableEvent = Extract<ParleyEvent, { name: (typeof notifiableEvents)[number] }>;

/** Whether members may be emailed about an event. */
export function isNotifiable(event: ParleyEvent): event is NotifiableEvent {
  return (notifiableEvents as readonly string[]).includes(event.name);
}
