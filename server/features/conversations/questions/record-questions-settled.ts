import type { Context } from '#server/context.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';

/** Tells the followers of each agent whose questions were settled or opened again. */
export async function recordQuestionsSettled(
  ctx: Context,
  questions: readonly { agentId: string }[],
): Promise<void> {
  for (const agentId of new Set(questions.map((each) => each.agentId))) {
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'questions.settled', payload: { agentId } });
  }
}
