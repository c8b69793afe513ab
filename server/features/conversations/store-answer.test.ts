import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { createShop } from '#tests/create-shop.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { type FinishedAnswer, storeAnswer } from './store-answer.ts';
import { storeQuestion } from './store-question.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

/** A question that is stored, and the answer to it that is not yet. */
async function askShop(): Promise<{ ctx: Context; answer: FinishedAnswer }> {
  const ctx = await createShop(stage.services);
  const agentId = await createAgent(ctx, { name: 'Shop' });
  const question = 'Do you ship to Riga?';
  const asked = { agentId, workspaceId: null, visitorId: null, text: question, hits: [] };
  const { conversationId, messageId } = await storeQuestion(ctx, { ...asked, channel: 'api' });
  const answer: FinishedAnswer = {
    id: createId('msg'),
    agentId,
    conversationId,
    questionId: messageId,
    question,
    query: question,
    text: 'We do.',
    sources: [],
    outcome: 'answered',
    confidence: 1,
    considered: [],
    model: 'embedded',
    finishReason: 'stop',
    fallbackReason: null,
    usage: { inputTokens: 0, outputTokens: 0 },
    firstWordMs: 1,
    totalMs: 2,
  };
  return { ctx, answer };
}

async function readStored(ctx: Context, { conversationId, questionId }: FinishedAnswer) {
  const { rows: texts } = await ctx.pool.query(
    `select text from message where conversation_id = $1 and role = 'assistant'`,
    [conversationId],
  );
  const { rows: outcomes } = await ctx.pool.query('select outcome from question where id = $1', [questionId]);
  return { texts: texts.map(({ text }) => text), outcome: outcomes[0]?.outcome };
}

test('an answer whose connection is cut while it waits is stored by the next', async () => {
  const { ctx, answer } = await askShop();
  const holder = await ctx.pool.connect();
  await holder.query('begin');
  await holder.query('select from conversation where id = $1 for update', [answer.conversationId]);
  const storing = storeAnswer(ctx, answer);
  await expect
    .poll(async () => {
      const { rows } = await ctx.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%with continued as%' and pid <> pg_backend_pid()`,
      );
      return rows.length;
    })
    .toBe(1);
  await holder.query('rollback');
  holder.release();
  expect(await storing).toEqual({ isCut: false });
  expect(await readStored(ctx, answer)).toEqual({ texts: ['We do.'], outcome: 'answered' });
});

test('an answer that was stored though nobody heard of it is not stored again', async () => {
  const { ctx, answer } = await askShop();
  let attempts = 0;
  const pool: pg.Pool = Object.create(ctx.pool);
  const query = ctx.pool.query.bind(ctx.pool) as (...words: unknown[]) => Promise<unknown>;
  pool.query = (async (...words: unknown[]) => {
    const result = await query(...words);
    attempts += 1;
    if (attempts === 1) throw new Error('Connection terminated unexpectedly');
    return result;
  }) as typeof pool.query;
  expect(await storeAnswer({ ...ctx, pool }, answer)).toEqual({ isCut: false });
  expect(attempts).toBe(2);
  expect(await readStored(ctx, answer)).toEqual({ texts: ['We do.'], outcome: 'answered' });
});

test('what is wrong by itself is not tried again', async () => {
  const { ctx, answer } = await askShop();
  await expect(
    storeAnswer(ctx, { ...answer, text: 'a text that no database stores: \0' }),
  ).rejects.toMatchObject({
    code: '22021',
  });
  expect(await readStored(ctx, answer)).toEqual({ texts: [], outcome: null });
});
