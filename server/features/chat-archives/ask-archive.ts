import type { z } from 'zod';
import type { askArchive as endpoint } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { Services } from '#server/context.ts';
import { answerTypedQuestion } from './asking/answer-typed-question.ts';
import { findArchive } from './find-archive.ts';
import { findChosenModel } from './model/find-chosen-model.ts';
import { consumeQuestion } from './quota/consume-question.ts';
import { giveBackQuestion } from './quota/give-back-question.ts';
import { readMessagePlan } from './quota/read-message-plan.ts';

type Answer = z.output<typeof endpoint.answer>;

/**
 * Answers a question about the messages of an archive by queries over them, which a model chooses and words where the user
 * lets it; every figure is counted here and every quote is a stored message. Only answered questions count against the plan.
 */
export async function askArchive(
  services: Services,
  userId: string,
  archiveId: string,
  question: string,
  signal: AbortSignal,
): Promise<Answer> {
  const { zone } = await findArchive(services, userId, archiveId);
  const day = await consumeQuestion(services, userId);
  try {
    const model = await findChosenModel(services, userId);
    if (model !== null) await services.rateLimiter.hit(['chat-model-of-user', userId]);
    const asking = model && { model, signal };
    const answer = await answerTypedQuestion(services, { archiveId, zone }, question, asking);
    if (answer.outcome !== 'answered') await giveBackQuestion(services, userId, day);
    return { ...answer, plan: await readMessagePlan(services, userId) };
  } catch (error) {
    await giveBackQuestion(services, userId, day);
    throw error;
  }
}
