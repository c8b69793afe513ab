import type { EventDetail, WidgetEventName } from '../frame-protocol.ts';
import { guard } from './guard.ts';

export type WidgetListener = (detail: EventDetail) => void;

export interface WidgetEvents {
  startListening(name: WidgetEventName, listener: WidgetListener): void;
  stopListening(name: WidgetEventName, listener: WidgetListener): void;
  emitEvent(name: WidgetEventName, detail?: EventDetail): void;
}

/** The events of `Parley('addEventListener', …)`. Who listens for `ready` late gets it at once. */
export function createEvents(): WidgetEvents {
  let listeners: [WidgetEventName, WidgetListener][] = [];
  let isReady = false;
  return {
    startListening(name, listener) {
      listeners.push([name, listener]);
      if (isReady && name === 'ready') guard(listener)({});
    },
    stopListening(name, listener) {
      listeners = listeners.filter((entry) => entry[0] !== name || entry[1] !== listener);
    },
    emitEvent(name, detail = {}) {
      isReady ||= name === 'ready';
      for (const entry of listeners) if (entry[0] === name) guard(entry[1])(detail);
    },
  };
}
