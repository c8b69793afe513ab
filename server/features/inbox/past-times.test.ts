import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { storeQuestion } from '#server/features/conversations/store-question.ts';
import { createShop } from '#tests/create-shop.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { listConversations } from './list-conversations.ts';

let stage: TestServices;
let ctx: Context;
let helper: string;
let other: string;

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T12:00:00Z`;

async function ask(agentId: string, text: string, at: string, conversationId?: string): Promise<string> {
  const stored = await storeQuestion(
    { ...ctx, clock: { now: () => new Date(at) } },
    {
      agentId,
      workspaceId: ctx.workspace.id,
      visitorId: null,
      text,
      conversationId,
      channel: 'widget',
      hits: [],
    },
  );
  return stored.conversationId;
}

/** The oldest goes on when the others are over. */
beforeAll(async () => {
  stage = await createTestServices();
  ctx = await createShop(stage.services);
  helper = await createAgent(ctx, { name: 'Helper' });
  other = await createAgent(ctx, { name: 'Other' });
  const longest = await ask(helper, 'Longest', day(1));
  await ask(helper, 'Second', day(2));
  await ask(other, 'Of another agent', day(2));
  await ask(helper, 'Third', day(4));
  await ask(helper, 'Longest again', day(9), longest);
  await ask(helper, 'Fourth', day(11));
});
afterAll(() => stage.close());

const later = new Date(Date.now() + 86_400_000).toISOString();

test.each([
  ['days that are over', { from: day(1), to: day(3) }, ['Second', 'Longest']],
  ['a day on which an older conversation went on', { from: day(9), to: day(10) }, ['Longest']],
  ['all until a day', { to: day(5) }, ['Third', 'Second', 'Longest']],
  ['a time without messages', { from: day(6), to: day(8) }, []],
  ['a time before the first message', { to: '2020-01-01T00:00:00Z' }, []],
  ['a time that goes on', { from: day(9), to: later }, ['Fourth', 'Longest']],
  ['words of a time that is over', { to: day(10), q: 'again' }, ['Longest']],
])('lists the conversations of %s, newest first', async (_, time, titles) => {
  const { data, pagination } = await listConversations(ctx, { agentId: helper, limit: 10, ...time });
  expect(data.map(({ title }) => title)).toEqual(titles);
  expect(pagination.total).toBe(titles.length);
});

test('goes through a time that is over page by page', async () => {
  const query = { from: day(1), to: day(5), limit: 2 };
  const first = await listConversations(ctx, query);
  expect(first.data.map(({ title }) => title)).toEqual(['Third', 'Of another agent']);
  const next = await listConversations(ctx, { ...query, cursor: first.pagination.cursor ?? '' });
  expect(next.data.map(({ title }) => title)).toEqual(['Second', 'Longest']);
  expect(next.pagination).toMatchObject({ total: 4, hasMore: false });
});
