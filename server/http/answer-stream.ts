import type { Logger } from 'pino';
import type { ChatAnswer } from '#contract/conversations.schemas.ts';
import type { StreamPart } from '#contract/widget.schemas.ts';
import { Failure } from '#server/failure.ts';
import type { AnswerPart } from './answer-part.ts';

const heartbeatMs = 15_000;
const encoder = new TextEncoder();
const textId = 'text-1';

export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

function finalParts(answer: ChatAnswer): StreamPart[] {
  const sources = answer.parts.flatMap((part): StreamPart[] => {
    if (part.type !== 'source') return [];
    const { type: _type, sourceId, title, url, ...details } = part;
    const providerMetadata = { parley: details };
    return url === undefined
      ? [{ type: 'source-document', sourceId, mediaType: 'text/plain', title, providerMetadata }]
      : [{ type: 'source-url', sourceId, url, title, providerMetadata }];
  });
  return [{ type: 'text-end', id: textId }, ...sources, { type: 'finish', messageMetadata: answer.metadata }];
}

/**
 * Streams an answer as the UI message stream of the AI SDK (version 1) over server-sent events. Parts that come in one
 * turn of the event loop leave in one write. `parts` must have given its first part already, so that a refusal is an
 * answer with a status and not a stream. The client's going away aborts `abort`.
 */
export function answerStream(
  first: AnswerPart,
  rest: AsyncGenerator<AnswerPart>,
  abort: AbortController,
  log: Logger,
  onEnd: () => void,
): Response {
  let pending = '';
  let hasText = false;
  let isFlushDue = false;
  let isClosed = false;

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const flush = (): void => {
          if (pending !== '' && !isClosed) controller.enqueue(encoder.encode(pending));
          pending = '';
          isFlushDue = false;
        };
        const write = (part: StreamPart): void => {
          if (!isFlushDue) setImmediate(flush);
          isFlushDue = true;
          pending += `data: ${JSON.stringify(part)}\n\n`;
        };
        const heartbeat = setInterval(() => {
          pending += ': still here\n\n';
          flush();
        }, heartbeatMs);

        const send = (part: AnswerPart): void => {
          if (part.type === 'start') {
            // Leaves with the first words: a write of its own would cost as much as they do.
            pending = `data: ${JSON.stringify(part)}\n\n`;
          } else if (part.type === 'text-delta') {
            if (!hasText) write({ type: 'text-start', id: textId });
            hasText = true;
            write({ type: 'text-delta', id: textId, delta: part.delta });
          } else {
            if (!hasText) write({ type: 'text-start', id: textId });
            for (const final of finalParts(part.answer)) write(final);
          }
        };
        const run = async (): Promise<void> => {
          try {
            send(first);
            for await (const part of rest) send(part);
          } catch (error) {
            if (!(error instanceof Failure)) log.error({ err: error }, 'answer failed after it had begun');
            write({
              type: 'error',
              errorText: error instanceof Failure ? error.message : 'Something went wrong. Please try again.',
            });
          } finally {
            clearInterval(heartbeat);
            onEnd();
            pending += 'data: [DONE]\n\n';
            flush();
            if (!isClosed) controller.close();
            isClosed = true;
          }
        };
        void run();
      },
      cancel() {
        isClosed = true;
        abort.abort();
      },
    },
    // Nothing is held back for a slow reader: an answer is small, and storing it must not wait for the visitor.
    { highWaterMark: Number.POSITIVE_INFINITY },
  );
  return new Response(body, { headers: { ...eventStreamHeaders, 'x-vercel-ai-ui-message-stream': 'v1' } });
}
