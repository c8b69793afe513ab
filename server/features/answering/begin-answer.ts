import type { Services } from '#server/context.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { AnswerPart } from '#server/http/answers/answer-part.ts';
import { answerMessage } from './answer-message.ts';

export interface BegunAnswer {
  first: Extract<AnswerPart, { type: 'start' }>;
  rest: AsyncGenerator<AnswerPart>;
  /** Ends the answer where it is. */
  abort: AbortController;
  /** To be called once nothing more of it is read. */
  end(): void;
}

/** Stores the question, and gives the answer to be read. Throws when the message is refused. */
export async function beginAnswer(services: Services, question: Question): Promise<BegunAnswer> {
  const abort = new AbortController();
  const rest = answerMessage(services, question, abort.signal);
  const { value: first, done } = await rest.next();
  if (done || first.type !== 'start') throw new Error('An answer begins with its start part.');
  services.openAnswers.add(abort, first.conversationId);
  return { first, rest, abort, end: () => services.openAnswers.delete(abort) };
}
