const heartbeatMs = 15_000;
/** A follower that does not read is disconnected, so that nothing piles up in memory. */
const maximumWaitingBytes = 256 * 1024;

interface LiveStreamOptions {
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  /** Then the browser connects again by itself, and is asked again who it is. */
  lifetimeMs: number;
  /** Starts to follow; answers how to stop. What comes is sent as an event, in JSON. */
  follow(tell: (event: object) => void, end: () => void): () => void;
  onEnd(): void;
}

/** Server-sent events of what is followed, until the caller goes away, the follower is ended or the time is up. */
export function createLiveStream({
  signal,
  lifetimeMs,
  follow,
  onEnd,
}: LiveStreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  let release: () => void = () => undefined;
  const letGo = () => {
    if (!isOpen) return false;
    isOpen = false;
    release();
    onEnd();
    return true;
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          if (letGo()) controller.close();
        };
        const write = (text: string) => {
          if (!isOpen) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const unfollow = follow((event) => write(`data: ${JSON.stringify(event)}\n\n`), end);
        const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
        const limit = setTimeout(end, lifetimeMs);
        release = () => {
          unfollow();
          clearInterval(heartbeat);
          clearTimeout(limit);
        };
        signal.addEventListener('abort', end, { once: true });
        write(': connected\n\nretry: 2000\n\n');
      },
      cancel() {
        letGo();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maximumWaitingBytes }),
  );
}
