import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { createShop } from '#tests/create-shop.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { countDeadlocks } from './fixtures/count-deadlocks.ts';
import { openElsewhere } from './fixtures/open-elsewhere.ts';
import { storeAnswer } from './store-answer.ts';
import { type StoredQuestion, storeQuestion } from './store-question.ts';

let stage: TestServices;
let ctx: Context;
let agentId: string;
beforeAll(async () => {
  stage = await createTestServices();
  ctx = await createShop(stage.services);
  agentId = await createAgent(ctx, { name: 'Shop' });
  await ctx.pool.query(`update workspace set plan = 'enterprise' where id = $1`, [ctx.workspace.id]);
});
afterAll(() => stage.close());

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const ask = (conversationId?: string) =>
  storeQuestion(ctx, {
    agentId,
    workspaceId: null,
    visitorId: null,
    text: 'Are you open?',
    channel: 'api',
    hits: [],
    ...(conversationId === undefined ? {} : { conversationId }),
  });

/** The end of an answer that a model wrote. */
const answer = (
  services: Context,
  { answerId, conversationId, messageId }: StoredQuestion,
  text = 'We are open.',
) =>
  storeAnswer(services, {
    id: answerId,
    agentId,
    conversationId,
    questionId: messageId,
    question: 'Are you open?',
    query: 'Are you open?',
    text,
    sources: [],
    outcome: 'hedged',
    confidence: 0.5,
    model: 'embedded',
    finishReason: 'stop',
    fallbackReason: null,
    usage: { inputTokens: 0, outputTokens: 0 },
    considered: [],
    firstWordMs: 1,
    totalMs: 1,
  });

async function readTexts(conversationId: string): Promise<string[]> {
  const { rows } = await ctx.pool.query<{ text: string }>(
    'select text from message where conversation_id = $1 order by id',
    [conversationId],
  );
  return rows.map(({ text }) => text);
}

describe('answers of a workspace that are due together', () => {
  test('are each stored, and one whose conversation was deleted is left out', async () => {
    const asked = await Promise.all(numbers(6).map(() => ask()));
    await ctx.pool.query('delete from conversation where id = $1', [asked[3]?.conversationId]);
    const stored = await Promise.all(asked.map((one, at) => answer(ctx, one, `Answer ${at}`)));
    expect(stored).toEqual(asked.map(() => ({ isCut: false })));
    for (const [at, { conversationId }] of asked.entries())
      expect(await readTexts(conversationId)).toEqual(at === 3 ? [] : ['Are you open?', `Answer ${at}`]);
  });

  test('do not wait for a conversation that somebody else holds', async () => {
    const asked = await Promise.all(numbers(6).map(() => ask()));
    const holder = await ctx.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from conversation where id = $1 for update', [asked[3]?.conversationId]);
      const stored = asked.map((one) => answer(ctx, one));
      await Promise.all(stored.filter((_, at) => at !== 3));
      await holder.query('commit');
      expect(await stored[3]).toEqual({ isCut: false });
    } finally {
      holder.release(true);
    }
    for (const { conversationId } of asked)
      expect(await readTexts(conversationId)).toEqual(['Are you open?', 'We are open.']);
  });

  test('never wait for those of another process in a circle', async () => {
    const other = openElsewhere(ctx);
    const begun = await Promise.all(numbers(200).map(() => ask()));
    const more = await Promise.all(begun.map(({ conversationId }) => ask(conversationId)));
    try {
      // Its first connection takes longer than all that follows.
      await other.ctx.pool.query('select');
      await Promise.all([
        ...begun.map((one) => answer(ctx, one)),
        ...more.toReversed().map((one) => answer(other.ctx, one)),
      ]);
    } finally {
      await other.close();
    }
    for (const { conversationId } of begun) expect(await readTexts(conversationId)).toHaveLength(4);
    expect(await countDeadlocks(ctx.pool)).toBe(0);
  });
});
