import type { Logger } from 'pino';
import { Failure } from '#server/failure.ts';
import type { EventWriter } from '../streams/create-event-writer.ts';
import { streamEvents } from '../streams/stream-events.ts';
import type { AnswerPart } from './answer-part.ts';
import { listFinalParts } from './list-final-parts.ts';

const textId = 'text-1';

/**
 * Streams an answer as the UI message stream of the AI SDK (version 1) over server-sent events. `parts` must have given
 * its first part already, so that a refusal is an answer with a status and not a stream. The client's going away aborts
 * `abort`.
 */
export function answerStream(
  first: AnswerPart,
  rest: AsyncGenerator<AnswerPart>,
  abort: AbortController,
  log: Logger,
  onEnd: () => void,
): Response {
  return streamEvents(abort, (writer) => writeAnswer(writer, first, rest, log).finally(onEnd), {
    'x-vercel-ai-ui-message-stream': 'v1',
  });
}

async function writeAnswer(
  writer: EventWriter,
  first: AnswerPart,
  rest: AsyncGenerator<AnswerPart>,
  log: Logger,
): Promise<void> {
  let hasText = false;
  const send = (part: AnswerPart): void => {
    if (part.type === 'start') {
      writer.write({ type: 'start', messageId: part.messageId }, 'later');
      return;
    }
    if (!hasText) writer.write({ type: 'text-start', id: textId });
    hasText = true;
    if (part.type === 'text-delta') {
      writer.write({ type: 'text-delta', id: textId, delta: part.delta });
    } else {
      writer.write({ type: 'text-end', id: textId });
      for (const final of listFinalParts(part.answer)) writer.write(final);
    }
  };
  try {
    send(first);
    for await (const part of rest) send(part);
  } catch (error) {
    const isExpected = error instanceof Failure;
    if (!isExpected) log.error({ err: error }, 'answer failed after it had begun');
    const errorText = isExpected ? error.message : 'Something went wrong. Please try again.';
    writer.write({ type: 'error', errorText });
  } finally {
    writer.end();
  }
}
