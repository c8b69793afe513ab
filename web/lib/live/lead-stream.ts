import { openStream, type Stream, type StreamListener } from './open-stream.ts';

export interface Leader {
  /** Whether this page has the stream. */
  leads: () => boolean;
  restart: () => void;
  /** Takes the lead from a page that no longer answers. */
  takeOver: () => void;
  close: () => void;
}

/**
 * Waits for the lock of that name, and has the stream while it has the lock.
 * @param listener gets what this page's stream says
 */
export function leadStream(url: string, name: string, listener: StreamListener): Leader {
  const stopped = new AbortController();
  const { signal } = stopped;
  let own: Stream | null = null;

  const lead = (hasWaited: boolean): Promise<void> =>
    new Promise((release) => {
      if (signal.aborted) return release();
      const stream = openStream(url, listener, hasWaited);
      own = {
        ...stream,
        close: () => {
          own = null;
          stream.close();
          release();
        },
      };
    });

  const queue = (): void => {
    navigator.locks.request(name, { signal }, () => lead(true)).catch(onLost);
  };
  /** The lock was taken by a page that heard nothing from this one, or is no longer wanted. */
  const onLost = (): void => {
    own?.close();
    if (!signal.aborted) queue();
  };
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (signal.aborted) return undefined;
      if (lock !== null) return lead(false);
      queue();
      return undefined;
    })
    .catch(onLost);

  return {
    leads: () => own !== null,
    restart: () => own?.restart(),
    takeOver: () => {
      if (own !== null || signal.aborted) return;
      navigator.locks.request(name, { steal: true }, () => lead(true)).catch(onLost);
    },
    close: () => {
      stopped.abort();
      own?.close();
    },
  };
}
