import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlanId } from '#contract/plans.ts';
import type { Context } from '#server/context.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import type { Hit } from '#server/http/limits/create-rate-limiter.ts';
import { createShop } from '#tests/create-shop.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { countDeadlocks } from './fixtures/count-deadlocks.ts';
import { openElsewhere } from './fixtures/open-elsewhere.ts';
import { storeQuestion } from './store-question.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

async function openShop(
  plan: PlanId,
  settings: { messagesPerMonth?: number; messagesPerVisitorMonth?: number } = {},
): Promise<{ ctx: Context; agentId: string }> {
  const ctx = await createShop(stage.services);
  const agentId = await createAgent(ctx, { name: 'Shop', ...settings });
  await ctx.pool.query('update workspace set plan = $2 where id = $1', [ctx.workspace.id, plan]);
  return { ctx, agentId };
}

/** By a program, which gets no answers beyond the plan. */
const ask = (ctx: Context, agentId: string, { text = 'Hi', hits = [] as Hit[] } = {}) =>
  storeQuestion(ctx, { agentId, workspaceId: null, visitorId: null, text, channel: 'api', hits });

/** How each ended: the code of its refusal, or `stored`. */
async function ends(asked: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const each of await Promise.allSettled(asked)) {
    const end = each.status === 'fulfilled' ? 'stored' : (each.reason.code ?? String(each.reason));
    counts[end] = (counts[end] ?? 0) + 1;
  }
  return counts;
}

async function countRows(ctx: Context): Promise<unknown> {
  const { rows } = await ctx.pool.query(
    `select (select count(*)::int from message where workspace_id = $1) as messages,
      (select count(*)::int from question where workspace_id = $1) as questions,
      (select count(*)::int from conversation where workspace_id = $1) as conversations,
      (select used from usage where workspace_id = $1 and meter = 'messages') as used`,
    [ctx.workspace.id],
  );
  return rows[0];
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

describe('questions to an agent that come together', () => {
  test('are each stored once, in a conversation of its own', async () => {
    const { ctx, agentId } = await openShop('enterprise');
    const stored = await Promise.all(
      numbers(40).map((number) => ask(ctx, agentId, { text: `Question ${number}` })),
    );
    expect(new Set(stored.map(({ conversationId }) => conversationId)).size).toBe(40);
    expect(await countRows(ctx)).toEqual({ messages: 40, questions: 40, conversations: 40, used: 40 });
    for (const [number, { messageId }] of stored.entries()) {
      const { rows } = await ctx.pool.query('select text from message where id = $1', [messageId]);
      expect(rows).toEqual([{ text: `Question ${number}` }]);
    }
  });

  test('take what the plan has left, warn once at each mark, and no more', async () => {
    const { ctx, agentId } = await openShop('free');
    expect(await ends(numbers(60).map(() => ask(ctx, agentId)))).toEqual({ stored: 40, 'plan-limit': 20 });
    expect(await countRows(ctx)).toEqual({ messages: 40, questions: 40, conversations: 40, used: 40 });
    const { rows } = await ctx.pool.query(
      `select payload ->> 'percentage' as at from outbox where workspace_id = $1 and name = 'usage.warned' order by id`,
      [ctx.workspace.id],
    );
    expect(rows).toEqual([{ at: '80' }, { at: '100' }]);
  });

  test('count under the limits of their visitors, each by itself', async () => {
    const { ctx, agentId } = await openShop('enterprise');
    const asked = numbers(30).map((number) =>
      ask(ctx, agentId, { hits: [['chat-of-visitor', number % 2 === 0 ? 'busy' : `visitor ${number}`, 10]] }),
    );
    expect(await ends(asked)).toEqual({ stored: 25, 'rate-limited': 5 });
    expect(await countRows(ctx)).toMatchObject({ messages: 25, used: 25 });
  });

  test('are stored where one of them cannot be', async () => {
    const { ctx, agentId } = await openShop('enterprise');
    const asked = numbers(12).map((number) =>
      ask(ctx, agentId, { text: number === 7 ? 'a text that no database stores: \0' : 'Hi' }),
    );
    expect(await ends(asked)).toEqual({ stored: 11, '22021': 1 });
    expect(await countRows(ctx)).toMatchObject({ messages: 11, used: 11 });
  });

  test('take a budget of the agent one by one', async () => {
    const { ctx, agentId } = await openShop('enterprise', { messagesPerMonth: 5 });
    const ended = await ends(numbers(9).map(() => ask(ctx, agentId)));
    expect(ended).toEqual({ stored: 5, 'plan-limit': 4 });
  });

  test('never wait in a circle for a visitor with a budget who goes on in a conversation', async () => {
    const { ctx, agentId } = await openShop('enterprise', { messagesPerVisitorMonth: 1_000 });
    const other = openElsewhere(ctx);
    const askAs = (services: Context, visitorId: string, conversationId?: string) =>
      storeQuestion(services, {
        agentId,
        workspaceId: null,
        visitorId,
        text: 'Hi',
        channel: 'widget',
        hits: [
          ['chat-of-visitor', visitorId, 10_000],
          ['messages-of-agent', agentId],
          ['messages-of-visitor-in-month', `${agentId} ${visitorId}`],
        ],
        ...(conversationId === undefined ? {} : { conversationId }),
      });
    try {
      const visitors = numbers(20).map((number) => `visitor ${number}`);
      const begun = await Promise.all(visitors.map((visitor) => askAs(ctx, visitor)));
      const asked = numbers(10).flatMap(() =>
        visitors.flatMap((visitor, at) => [
          askAs(ctx, visitor),
          askAs(other.ctx, `visitor ${19 - at}`, begun[19 - at]?.conversationId),
        ]),
      );
      expect(await ends(asked)).toEqual({ stored: 400 });
    } finally {
      await other.close();
    }
    expect(await countDeadlocks(ctx.pool)).toBe(0);
  });

  test('in two processes never wait for one another in a circle', async () => {
    const { ctx, agentId } = await openShop('enterprise');
    const other = openElsewhere(ctx);
    // Everybody comes from one of a few addresses, in another order here than there.
    const hitsOf = (number: number): Hit[] => [
      ['messages-from-address', `address ${number % 7}`, 10_000],
      ['chat-from-address', `address ${number % 5}`, 10_000],
    ];
    try {
      const asked = numbers(300).flatMap((number) => [
        ask(ctx, agentId, { hits: hitsOf(number) }),
        ask(other.ctx, agentId, { hits: hitsOf(300 - number) }),
      ]);
      expect(await ends(asked)).toEqual({ stored: 600 });
    } finally {
      await other.close();
    }
    expect(await countDeadlocks(ctx.pool)).toBe(0);
  });
});
