/** Who follows a stream. */
export interface StreamListener {
  /** An event of the stream, as it came. */
  onEvent: (data: string) => void;
  /** Events may have passed unheard. */
  onMissed: () => void;
}

export interface Stream {
  close: () => void;
  /** Opens it again, where it is now about something else. */
  restart: () => void;
}

const longestWaitMs = 30_000;

/** @param isLate whether others, or this page, followed before: what passed in between is missed */
export function openStream(url: string, { onEvent, onMissed }: StreamListener, isLate: boolean): Stream {
  let stream: EventSource | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isGap = isLate;

  const connect = (): void => {
    stream = new EventSource(url);
    stream.onopen = () => {
      // What happened while the line was down is not sent again.
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
