import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { createShop } from '#tests/create-shop.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { listConversations } from './list-conversations.ts';

const conversations = 5_100;
const questionsOfEach = 4;
let stage: TestServices;
let ctx: Context;
let agentId: string;

/** All ask about refunds, one conversation in a hundred about shipping too, the oldest one alone about tandems. */
beforeAll(async () => {
  stage = await createTestServices();
  ctx = await createShop(stage.services);
  agentId = await createAgent(ctx, { name: 'Helper' });
  const numbers = [ctx.workspace.id, agentId, conversations, questionsOfEach];
  await ctx.pool.query(
    `insert into conversation (id, workspace_id, agent_id, channel, title, preview, message_count, created_at, last_message_at,
       page_url)
     select 'cnv_' || lpad(n::text, 25, '0'), $1, $2, 'widget', 'Refund ' || n, '', 4, now(), now(),
       case when n <= 60 then 'https://shop.example/returns' end
     from generate_series(1, $3::int) as n`,
    numbers.slice(0, 3),
  );
  await ctx.pool.query(
    `insert into question (id, workspace_id, agent_id, conversation_id, channel, asked_at, outcome, is_indexed)
     select 'msg_' || lpad((n * $4 + part)::text, 25, '0'), $1, $2, 'cnv_' || lpad(n::text, 25, '0'), 'widget',
       now() - interval '1 minute' * ($3 - n),
       case n when 1 then 'declined' else 'answered' end, true
     from generate_series(1, $3::int) as n, generate_series(1, $4::int) as part`,
    numbers,
  );
  await ctx.pool.query(
    `insert into question_words (question_id, workspace_id, conversation_id, words)
     select id, workspace_id, conversation_id, array_to_tsvector(array['refund']
       || case when right(conversation_id, 2) = '00' then array['shipping'] else array[]::text[] end
       || case when outcome = 'declined' then array['tandem'] else array[]::text[] end)
     from question where workspace_id = $1`,
    [ctx.workspace.id],
  );
  // As the database does by itself some time after so many new rows.
  await ctx.pool.query('analyze conversation, question, question_words');
});
afterAll(() => stage.close());

const list = async (query: Partial<Parameters<typeof listConversations>[1]>) => {
  const { data, pagination } = await listConversations(ctx, { agentId, limit: 2, ...query });
  return { titles: data.map(({ title }) => title), ...pagination };
};

test('what all have is listed newest first, and counted among the newest', async () => {
  const first = await list({ q: 'refund' });
  expect(first).toMatchObject({ titles: ['Refund 5100', 'Refund 5099'], hasMore: true });
  expect(first).toMatchObject({ total: 4_000, isTotalMinimum: true });
  const next = await list({ q: 'refund', cursor: first.cursor ?? '' });
  expect(next).toMatchObject({ titles: ['Refund 5098', 'Refund 5097'], total: 4_000, isTotalMinimum: true });
});

test('where all that could match were looked into, the total is exact', async () => {
  const found = await list({ q: 'refund', page: '/returns' });
  expect(found).toMatchObject({ titles: ['Refund 60', 'Refund 59'], hasMore: true, total: 60 });
  expect(found.isTotalMinimum).toBeUndefined();
});

test('with another word, the newest that have both', async () => {
  expect(await list({ q: 'refund shipping' })).toMatchObject({
    titles: ['Refund 5100', 'Refund 5000'],
    total: 51,
  });
});

test.each([
  [{ outcome: 'declined' as const }, ['Refund 1'], 1],
  [{ outcome: 'hedged' as const }, [], 0],
  [{ to: '2020-01-01T00:00:00Z' }, [], 0],
])('what is not among the newest is found by %j', async (more, titles, total) => {
  const found = await list({ q: 'refund', ...more });
  expect(found).toMatchObject({ titles, total, hasMore: false });
  expect(found.isTotalMinimum).toBeUndefined();
});

test('the last page of what all have is that of the oldest', async () => {
  const cursor = `cnv_${'3'.padStart(25, '0')}`;
  expect(await list({ q: 'refund', cursor })).toMatchObject({
    titles: ['Refund 2', 'Refund 1'],
    cursor: null,
    total: conversations,
  });
});
