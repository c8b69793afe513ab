import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { storeAnswer } from '#server/features/conversations/store-answer.ts';
import { storeQuestion } from '#server/features/conversations/store-question.ts';

/**
 * What storing a question and its answer costs with the triggers of counted days and without them, in turns, so that both
 * meet the same machine. Prints the median of each and the ratio of the two.
 */
export async function measureChat(ctx: Context, agentId: string, pairs: number): Promise<void> {
  const timesMs: Record<'enable' | 'disable', number[]> = { enable: [], disable: [] };
  for (let round = 0; round < 10; round++) {
    for (const state of round % 2 === 0
      ? (['enable', 'disable'] as const)
      : (['disable', 'enable'] as const)) {
      for (const table of ['question', 'message'])
        await ctx.pool.query(`alter table ${table} ${state} trigger user`);
      for (let pair = 0; pair < pairs / 10; pair++) {
        const startedMs = performance.now();
        await chat(ctx, agentId);
        timesMs[state].push(performance.now() - startedMs);
      }
    }
  }
  const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;
  const [withTriggers, without] = [median(timesMs.enable), median(timesMs.disable)];
  console.log(
    `question and answer stored: ${withTriggers.toFixed(2)} ms with triggers, ${without.toFixed(2)} ms without, ratio ${(withTriggers / without).toFixed(3)}`,
  );
}

async function chat(ctx: Context, agentId: string): Promise<void> {
  const text = 'How long does a refund take?';
  const stored = await storeQuestion(ctx, {
    agentId,
    workspaceId: ctx.workspace.id,
    visitorId: null,
    text,
    channel: 'widget',
    hits: [],
  });
  await storeAnswer(ctx, {
    id: createId('msg'),
    agentId,
    conversationId: stored.conversationId,
    questionId: stored.messageId,
    question: text,
    query: text,
    text: 'Refunds are paid within thirty days.',
    sources: [],
    outcome: 'hedged',
    confidence: 0.5,
    model: 'embedded',
    finishReason: 'stop',
    fallbackReason: null,
    usage: { inputTokens: 0, outputTokens: 0 },
    considered: [],
    firstWordMs: 1,
    totalMs: 2,
  });
}
