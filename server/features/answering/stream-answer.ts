import type { Services } from '#server/context.ts';
import type { Question } from '#server/features/conversations/question.ts';
import { answerStream } from '#server/http/answers/answer-stream.ts';
import { beginAnswer } from './begin-answer.ts';

/** The answer as a stream, once it has begun: a refusal before that is thrown, and answered with its status. */
export async function streamAnswer(services: Services, question: Question): Promise<Response> {
  const { first, rest, abort, end } = await beginAnswer(services, question);
  return answerStream(first, rest, abort, services.log, end);
}
