interface Listener {
  /** An event of the stream, as it came. */
  onEvent: (data: string) => void;
  /** Events may have passed unheard. */
  onMissed: () => void;
}

/** What the page with the stream tells the others, and what they ask it. */
type Word =
  | { kind: 'event'; data: string }
  | { kind: 'missed' }
  | { kind: 'ask' }
  | { kind: 'here' }
  | { kind: 'restart' };

/** Name of the stream of what changes in the workspace. */
export const liveStream = 'live';

const longestWaitMs = 30_000;
/** A page that leads answers at once, unless the browser has put it to sleep. */
const answerWithinMs = 2_000;

/**
 * Follows a stream of server-sent events with one connection for all pages of the browser: without TLS a browser opens
 * six to one host, and a stream in each tab would leave none for anything else. The page that holds the lock has the
 * stream and tells the others; when it goes, the next takes over. Where locks are missing, pages follow by themselves
 * while they are seen. A page that the browser keeps for Back lets go of everything until it is shown again.
 * @param name of the lock and the channel: pages with the same name share
 * @returns how to stop
 */
export function shareStream(url: string, name: string, listener: Listener): () => void {
  let stop = start(url, name, listener);
  const onHide = (): void => stop();
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    stop();
    stop = start(url, name, listener);
    listener.onMissed();
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    stop();
  };
}

/** Has the stream opened anew, where it now tells of something else: of another workspace. */
export function restartStream(name: string): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage({ kind: 'restart' } satisfies Word);
  channel.close();
}

/** Locks and channels are for pages over https or of this machine alone. */
const start = (url: string, name: string, listener: Listener): (() => void) =>
  navigator.locks && 'BroadcastChannel' in window
    ? followTogether(url, name, listener)
    : followWhileSeen(url, listener);

function followTogether(url: string, name: string, listener: Listener): () => void {
  const channel = new BroadcastChannel(name);
  const stopped = new AbortController();
  const { signal } = stopped;
  /** While this page leads. */
  let own: Stream | null = null;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  const tell = (word: Word): void => {
    if (!signal.aborted) channel.postMessage(word);
  };

  const lead = (hasWaited: boolean): Promise<void> =>
    new Promise((release) => {
      if (signal.aborted) return release();
      const stream = openStream(
        url,
        {
          onEvent: (data) => {
            tell({ kind: 'event', data });
            listener.onEvent(data);
          },
          onMissed: () => {
            tell({ kind: 'missed' });
            listener.onMissed();
          },
        },
        hasWaited,
      );
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

  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'event') listener.onEvent(word.data);
    else if (word.kind === 'missed') listener.onMissed();
    else if (word.kind === 'here') clearTimeout(answerTimer);
    else if (word.kind === 'ask' && own !== null) tell({ kind: 'here' });
    else if (word.kind === 'restart') own?.restart();
  };
  const onSeen = (): void => {
    if (document.hidden || own !== null) return;
    clearTimeout(answerTimer);
    answerTimer = setTimeout(() => {
      if (own !== null || signal.aborted) return;
      navigator.locks.request(name, { steal: true }, () => lead(true)).catch(onLost);
    }, answerWithinMs);
    tell({ kind: 'ask' });
  };
  document.addEventListener('visibilitychange', onSeen);

  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    clearTimeout(answerTimer);
    stopped.abort();
    own?.close();
    channel.close();
  };
}

function followWhileSeen(url: string, listener: Listener): () => void {
  let own: Stream | null = null;
  let hasFollowed = false;
  const follow = (): void => {
    if (document.hidden) {
      own?.close();
      own = null;
    } else if (own === null) {
      own = openStream(url, listener, hasFollowed);
      hasFollowed = true;
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    own?.close();
    own = null;
  };
}

interface Stream {
  close: () => void;
  restart: () => void;
}

/** @param isLate whether others, or this page, followed before: what passed in between is missed */
function openStream(url: string, { onEvent, onMissed }: Listener, isLate: boolean): Stream {
  let stream: EventSource | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isGap = isLate;

  const connect = (): void => {
    stream = new EventSource(url);
    stream.onopen = () => {
      // Whatever happened while the line was down is not told again.
      if (isGap) onMissed();
      isGap = false;
      failures = 0;
    };
    stream.onmessage = ({ data }) => onEvent(data);
    stream.onerror = () => {
      failures += 1;
      isGap = true;
      // The browser itself tries again while the stream is merely cut; an answer other than 200 closes it for good.
      if (stream?.readyState !== EventSource.CLOSED) return;
      retryTimer = setTimeout(connect, Math.min(longestWaitMs, 1_000 * 2 ** failures));
    };
  };

  connect();
  const close = (): void => {
    stream?.close();
    clearTimeout(retryTimer);
  };
  const restart = (): void => {
    close();
    isGap = true;
    connect();
  };
  return { close, restart };
}
