import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import type { Services } from '#server/context.ts';
import type { Question } from '#server/features/conversations/question.ts';
import { answerMessage } from './answer-message.ts';

/** The whole answer at once, for callers that do not stream. */
export async function collectAnswer(
  services: Services,
  question: Question,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const abort = new AbortController();
  try {
    for await (const part of answerMessage(services, question, AbortSignal.any([signal, abort.signal]))) {
      if (part.type === 'start') services.openAnswers.add(abort, part.conversationId);
      if (part.type === 'finish') return part.answer;
    }
  } finally {
    services.openAnswers.delete(abort);
  }
  throw new Error('An answer ends with its finish part.');
}
