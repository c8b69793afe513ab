import type { Services } from '#server/context.ts';
import type { Question } from '#server/features/conversations/question.ts';
import { answerStream } from '#server/http/answer-stream.ts';
import { answerMessage } from './answer-message.ts';

/** The answer as a stream, once it has begun: a refusal before that is thrown, and answered with its status. */
export async function streamAnswer(services: Services, question: Question): Promise<Response> {
  const abort = new AbortController();
  const parts = answerMessage(services, question, abort.signal);
  const first = await parts.next();
  if (first.done) throw new Error('An answer has at least one part.');
  if (first.value.type !== 'start') throw new Error('An answer begins with its start part.');
  services.openAnswers.add(abort, first.value.conversationId);
  return answerStream(first.value, parts, abort, services.log, () => services.openAnswers.delete(abort));
}
