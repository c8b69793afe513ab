import type { Logger } from 'pino';
import { Failure, failure } from '#server/failure.ts';
import type { EventWriter } from '#server/http/streams/create-event-writer.ts';
import { streamEvents } from '#server/http/streams/stream-events.ts';
import { ownWord } from '#server/white-label/own-word.ts';
import type { BegunAnswer } from '../begin-answer.ts';
import { type CompletionHead, presentCompletion } from './present-completion.ts';

interface StreamOptions {
  log: Logger;
  /** A last piece without choices has the tokens. */
  isUsageWanted: boolean;
}

/** Streams an answer as OpenAI's `chat.completion.chunk` over server-sent events. The client's going away ends it. */
export function streamCompletion(begun: BegunAnswer, head: CompletionHead, options: StreamOptions): Response {
  return streamEvents(begun.abort, (writer) =>
    writeCompletion(writer, begun, head, options).finally(begun.end),
  );
}

async function writeCompletion(
  writer: EventWriter,
  { first, rest }: BegunAnswer,
  { model, created }: CompletionHead,
  { log, isUsageWanted }: StreamOptions,
): Promise<void> {
  const chunk = (fields: object) => ({
    id: first.messageId,
    object: 'chat.completion.chunk',
    created,
    model,
    ...fields,
  });
  const choice = (delta: object, finishReason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] });
  writer.write(choice({ role: 'assistant', content: '' }), 'later');
  try {
    for await (const part of rest) {
      if (part.type === 'text-delta') writer.write(choice({ content: part.delta }));
      if (part.type !== 'finish') continue;
      const key = ownWord() as 'parley';
      const { choices, usage, [key]: extras } = presentCompletion(part.answer, { model, created });
      const [whole] = choices;
      const { annotations } = whole?.message ?? {};
      writer.write({ ...choice({ annotations }, whole?.finish_reason), [key]: extras });
      if (isUsageWanted) writer.write(chunk({ choices: [], usage }));
    }
  } catch (error) {
    if (!(error instanceof Failure)) log.error({ err: error }, 'answer failed after it had begun');
    const { code, message } = error instanceof Failure ? error : failure('internal-error');
    writer.write({ error: { code, message } });
  } finally {
    writer.end();
  }
}
