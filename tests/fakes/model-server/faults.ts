import type { RefusalKind } from './dialect.ts';

export type FaultKind =
  | RefusalKind
  /** The filter keeps everything back: a stream without text, closed with the vendor's reason. */
  | 'content-filter'
  /** A well-formed answer without a word in it. */
  | 'empty-text'
  /** The answer ends at the token limit after `afterTokens`. */
  | 'length'
  /** The socket is closed after `afterTokens` of a stream. */
  | 'cut-stream'
  /** The vendor's error frame after `afterTokens`. */
  | 'stream-error'
  /** A frame that is no JSON after `afterTokens`. */
  | 'malformed-json'
  /** Nothing more is sent after `afterTokens`, the socket stays open. */
  | 'hang'
  /** The socket is closed before anything was sent. */
  | 'reset'
  /** The first token comes after `delayMs`. */
  | 'slow-first-token'
  /** Every byte goes in a packet of its own, so that characters are split. */
  | 'split-bytes'
  /** The usage is left out, as local servers do. */
  | 'no-usage'
  /** A proxy's page in HTML with the status 502. */
  | 'html';

export interface Fault {
  kind: FaultKind;
  /** Part of the path that it waits for; any call when left out. */
  route?: string;
  /** How many calls it spoils; 1 when left out. */
  times?: number;
  afterTokens?: number;
  delayMs?: number;
  retryAfterSeconds?: number;
}

export interface FaultQueue {
  add(fault: Fault): void;
  /** The first fault waiting for this path, used up by one call. */
  take(path: string): Fault | null;
  clear(): void;
}

/** Faults in the order in which they were asked for, each meant for so many calls to a route. */
export function createFaultQueue(): FaultQueue {
  let waiting: (Fault & { left: number })[] = [];
  return {
    add: (fault) => waiting.push({ ...fault, left: fault.times ?? 1 }),
    take(path) {
      const fault = waiting.find(({ route }) => route === undefined || path.includes(route));
      if (!fault) return null;
      fault.left -= 1;
      if (fault.left <= 0) waiting = waiting.filter((other) => other !== fault);
      return fault;
    },
    clear: () => {
      waiting = [];
    },
  };
}

const refusals: readonly FaultKind[] = [
  'unauthorised',
  'rate-limit',
  'quota',
  'server-error',
  'overloaded',
  'context-too-long',
  'model-not-found',
  'bad-request',
] satisfies RefusalKind[];

export const isRefusal = (kind: FaultKind): kind is RefusalKind => refusals.includes(kind);
