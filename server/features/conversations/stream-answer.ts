import type { Services } from '#server/context.ts';
import { answerStream } from '#server/http/answer-stream.ts';
import { type AskedMessage, answerMessage } from './answer-message.ts';

/** The answer as a stream, once it has begun: a refusal before that is thrown, and answered with its status. */
export async function streamAnswer(services: Services, asked: AskedMessage): Promise<Response> {
  const abort = new AbortController();
  const parts = answerMessage(services, asked, abort.signal);
  const first = await parts.next();
  if (first.done) throw new Error('An answer has at least one part.');
  services.openAnswers.add(abort);
  return answerStream(first.value, parts, abort, services.log, () => services.openAnswers.delete(abort));
}
