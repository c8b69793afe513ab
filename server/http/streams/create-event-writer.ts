const heartbeatMs = 15_000;
const encoder = new TextEncoder();

export interface EventWriter {
  /** With `later`, it leaves with the next part: a write of its own would cost as much as that. */
  write(part: object, later?: 'later'): void;
  /** Ends the stream with its last event. */
  end(): void;
  /** The reader has gone: nothing more is sent. */
  abandon(): void;
}

/** Writes parts as server-sent events; those of one turn of the event loop leave in one write. */
export function createEventWriter(controller: ReadableStreamDefaultController<Uint8Array>): EventWriter {
  let pending = '';
  let isFlushDue = false;
  let isClosed = false;
  const flush = (): void => {
    if (pending !== '' && !isClosed) controller.enqueue(encoder.encode(pending));
    pending = '';
    isFlushDue = false;
  };
  const heartbeat = setInterval(() => {
    pending += ': still here\n\n';
    flush();
  }, heartbeatMs);
  return {
    write(part, later) {
      pending += `data: ${JSON.stringify(part)}\n\n`;
      if (later !== undefined || isFlushDue) return;
      isFlushDue = true;
      setImmediate(flush);
    },
    end() {
      clearInterval(heartbeat);
      pending += 'data: [DONE]\n\n';
      flush();
      if (!isClosed) controller.close();
      isClosed = true;
    },
    abandon() {
      isClosed = true;
    },
  };
}
