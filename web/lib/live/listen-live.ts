import type { EventName, EventPayloads } from '#contract/events.ts';

type Listener<Name extends EventName> = (payload: EventPayloads[Name]) => void;

const listeners = new Map<EventName, Set<(payload: never) => void>>();

/** Hears of an event that nothing is stored of, such as that a colleague is typing. Answers how to stop. */
export function listenLive<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  const group = listeners.get(name) ?? new Set();
  listeners.set(name, group.add(listener as (payload: never) => void));
  return () => void group.delete(listener as (payload: never) => void);
}

/** Tells the listeners of an event of the stream. */
export function notifyListeners(name: string, payload: unknown): void {
  for (const listener of listeners.get(name as EventName) ?? []) listener(payload as never);
}
