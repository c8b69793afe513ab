import { createEventWriter, type EventWriter } from './create-event-writer.ts';
import { eventStreamHeaders } from './event-stream-headers.ts';

/**
 * A stream of server-sent events that `write` fills. The reader's going away aborts `abort`. Nothing is held back for a slow
 * reader: an answer is small, and storing it must not wait for the visitor.
 */
export function streamEvents(
  abort: AbortController,
  write: (writer: EventWriter) => Promise<void>,
  headers: Record<string, string> = {},
): Response {
  let writer: EventWriter | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        writer = createEventWriter(controller);
        void write(writer);
      },
      cancel() {
        writer?.abandon();
        abort.abort();
      },
    },
    { highWaterMark: Number.POSITIVE_INFINITY },
  );
  return new Response(body, { headers: { ...eventStreamHeaders, ...headers } });
}
