import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanId } from '#contract/plans.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { meterMonthCases } from '#tests/billing/meter-month-cases.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { assertQuota } from './assert-quota.ts';
import { consumeQuota } from './consume-quota.ts';
import { countUsage } from './count-usage.ts';
import { meterPeriod } from './meter-period.ts';
import { usage } from './quota.table.ts';
import { quotaLeft } from './quota-left.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

async function newWorkspace(plan: PlanId): Promise<Context> {
  const made = { id: createId('wsp'), plan, addOns: {} };
  await test.services.db.insert(workspace).values({ ...made, name: 'Shop' });
  return { ...test.services, workspace: made, actor: { kind: 'system' } };
}

const refusal = (message: string) => expect.objectContaining({ code: 'plan-limit', message });
const used = async (ctx: Context) => (await countUsage(ctx, ['leads'])).leads;
const setUsed = (ctx: Context, count: number) =>
  ctx.db.update(usage).set({ used: count }).where(eq(usage.workspaceId, ctx.workspace.id));

async function warningsOf({ pool, workspace: { id } }: Context): Promise<unknown[]> {
  const { rows } = await pool.query(
    "select payload from outbox where workspace_id = $1 and name = 'usage.warned' order by id",
    [id],
  );
  return rows.map(({ payload }) => payload);
}

describe('a monthly meter', () => {
  it('is taken up to the limit by many at once, and no further', async () => {
    const ctx = await newWorkspace('free');
    const takes = await Promise.allSettled(Array.from({ length: 12 }, () => consumeQuota(ctx, 'leads')));
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await used(ctx)).toBe(5);
    await expect(consumeQuota(ctx, 'leads')).rejects.toEqual(
      refusal('The monthly lead limit of this plan is reached. Upgrade to continue.'),
    );
  });

  it('has no end when unlimited', async () => {
    const ctx = await newWorkspace('enterprise');
    await consumeQuota(ctx, 'leads');
    await setUsed(ctx, 1_000_000);
    await consumeQuota(ctx, 'leads');
    expect(await used(ctx)).toBe(1_000_001);
    expect(await quotaLeft(ctx, 'leads', {})).toBeNull();
    expect(await warningsOf(ctx)).toEqual([]);
  });

  it.each<[meter: 'leads' | 'messages', plan: PlanId, used: number, percentage: 80 | 100 | null]>([
    ['leads', 'free', 2, null],
    ['leads', 'free', 3, 80],
    ['leads', 'free', 4, 100],
    ['messages', 'free', 30, null],
    ['messages', 'free', 31, 80],
    ['messages', 'free', 32, null],
    ['messages', 'free', 39, 100],
    ['leads', 'enterprise', 6, null],
  ])('warns for %s on %s, with %s used, at %s percent', async (meter, plan, used, percentage) => {
    const ctx = await newWorkspace(plan);
    await consumeQuota(ctx, meter);
    await setUsed(ctx, used);
    await consumeQuota(ctx, meter);
    expect(await warningsOf(ctx)).toEqual(percentage === null ? [] : [{ meter, percentage }]);
  });

  it('warns once at 80 and once at 100 percent', async () => {
    const ctx = await newWorkspace('pro');
    await consumeQuota(ctx, 'messages');
    expect(await warningsOf(ctx)).toEqual([]);
    await setUsed(ctx, 3_198);
    for (let times = 0; times < 3; times += 1) await consumeQuota(ctx, 'messages');
    expect(await warningsOf(ctx)).toEqual([{ meter: 'messages', percentage: 80 }]);
    await setUsed(ctx, 3_998);
    await consumeQuota(ctx, 'messages');
    await consumeQuota(ctx, 'messages');
    await expect(consumeQuota(ctx, 'messages')).rejects.toMatchObject({ code: 'plan-limit' });
    expect(await warningsOf(ctx)).toEqual([
      { meter: 'messages', percentage: 80 },
      { meter: 'messages', percentage: 100 },
    ]);
  });

  it('is given back, with its warning, when the transaction rolls back', async () => {
    const ctx = await newWorkspace('free');
    await consumeQuota(ctx, 'leads');
    await setUsed(ctx, 3);
    const failing = withTransaction(ctx, async (ctx) => {
      await consumeQuota(ctx, 'leads');
      throw new Error('No lead.');
    });
    await expect(failing).rejects.toThrow('No lead.');
    expect(await used(ctx)).toBe(3);
    expect(await warningsOf(ctx)).toEqual([]);
  });
});

describe('the month of a monthly meter', () => {
  it.each(meterMonthCases)('counted from %s, at %s is %s in SQL too', async (anchor, now, key) => {
    const { rows } = await test.services.pool.query(
      `select ${meterPeriod('$1::timestamptz', '$2::timestamptz')} as period`,
      [anchor, now],
    );
    expect(rows).toEqual([{ period: key }]);
  });

  it('starts again on the day of the month on which the subscription began, and not on the first', async () => {
    const ctx = await newWorkspace('pro');
    const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000);
    const beginOn = (billingAnchor: Date) =>
      ctx.db.update(workspace).set({ billingAnchor }).where(eq(workspace.id, ctx.workspace.id));
    await beginOn(daysAgo(1));
    await consumeQuota(ctx, 'leads');
    await consumeQuota(ctx, 'leads');
    expect(await used(ctx)).toBe(2);
    await beginOn(daysAgo(2));
    expect(await used(ctx)).toBe(0);
  });

  it('allows what add-ons add, as soon as they are there', async () => {
    const ctx = await newWorkspace('free');
    await consumeQuota(ctx, 'messages');
    await setUsed(ctx, 40);
    await expect(consumeQuota(ctx, 'messages')).rejects.toMatchObject({ code: 'plan-limit' });
    await consumeQuota(
      { ...ctx, workspace: { ...ctx.workspace, addOns: { 'extra-messages': 1 } } },
      'messages',
    );
    expect((await countUsage(ctx, ['messages'])).messages).toBe(41);
  });
});

describe('meters of an agent', () => {
  async function addAgent({ db, workspace: { id: workspaceId } }: Context): Promise<string> {
    const id = createId('agt');
    await db.execute(
      `insert into agent (id, workspace_id, name, display_name, status, welcome_message, message_color, color_mode,
         position, is_opened_on_load, suggested_questions, prompt_text, fallback_reply, vibe_response, selected_model,
         is_email_enabled, is_name_enabled, is_phone_enabled, allowed_domains)
       values ('${id}', '${workspaceId}', 'A', 'A', 'active', '', '#000000', 'light', 'right', false, '{}', '', '',
         'friendly', 'gpt-3.5', true, true, true, '{}')`,
    );
    return id;
  }

  /** A source with documents of so many characters each, all of which answer. */
  async function addSource(
    { pool, workspace: { id } }: Context,
    agentId: string,
    given: { kind: 'website' | 'file' | 'text'; status?: string; characters?: number; documents?: number[] },
  ): Promise<{ sourceId: string; documentIds: string[] }> {
    const { kind, status = 'ready', characters = 0, documents = [] } = given;
    const sourceId = createId('src');
    await pool.query(
      `insert into source (id, workspace_id, agent_id, kind, title, config, status, characters)
       values ($1, $2, $3, $4, 'S', '{}', $5, $6)`,
      [sourceId, id, agentId, kind, status, characters],
    );
    const documentIds = documents.map(() => createId('doc'));
    for (const [at, documentId] of documentIds.entries()) {
      await pool.query(
        `insert into document (id, workspace_id, agent_id, source_id, address, title, status, characters, live_version)
         values ($1, $2, $3, $4, $1, 'D', 'ready', $5, 1)`,
        [documentId, id, agentId, sourceId, documents[at]],
      );
    }
    return { sourceId, documentIds };
  }

  it('are those of the fullest agent, or of the one asked for', async () => {
    const ctx = await newWorkspace('pro');
    const [first, second] = [await addAgent(ctx), await addAgent(ctx)];
    await addSource(ctx, first, { kind: 'website', documents: [10, 20], characters: 30 });
    await addSource(ctx, first, { kind: 'website', status: 'queued' });
    await addSource(ctx, first, { kind: 'website', status: 'failed' });
    await addSource(ctx, second, { kind: 'file', documents: [500], characters: 500 });
    const wanted = ['agents', 'links', 'files', 'characters'] as const;
    expect(await countUsage(ctx, wanted)).toEqual({ agents: 2, links: 3, files: 1, characters: 500 });
    expect(await countUsage(ctx, wanted, { agentId: second })).toEqual({
      agents: 2,
      links: 0,
      files: 1,
      characters: 500,
    });
    expect(await countUsage(await newWorkspace('pro'), wanted)).toEqual({
      agents: 0,
      links: 0,
      files: 0,
      characters: 0,
    });
  });

  it('leave a source or a document its own part when it is read again', async () => {
    const ctx = await newWorkspace('free');
    const agentId = await addAgent(ctx);
    await addSource(ctx, agentId, { kind: 'text', documents: [40_000], characters: 40_000 });
    const { sourceId, documentIds } = await addSource(ctx, agentId, {
      kind: 'website',
      status: 'training',
      documents: [5_000, 7_000],
      characters: 1,
    });
    const [documentId] = documentIds;
    const left = (meter: 'links' | 'characters', except: { sourceId: string; documentId?: string }) =>
      quotaLeft(ctx, meter, { agentId, except });
    expect(await quotaLeft(ctx, 'links', { agentId })).toBe(3);
    expect(await left('links', { sourceId })).toBe(5);
    expect(await left('links', { sourceId, documentId: 'a new page' })).toBe(3);
    expect(await left('characters', { sourceId, ...(documentId && { documentId }) })).toBe(53_000);
    expect(await left('characters', { sourceId, documentId: 'a new page' })).toBe(48_000);
  });

  it.each([
    ['links', 6, 'The limit of 5 links of your plan is reached. Upgrade to read more pages.'],
    ['files', 21, 'The limit of 20 files of your plan is reached. Delete a file, or upgrade to add more.'],
    [
      'characters',
      100_001,
      'The limit of 100,000 characters of your plan is reached. Delete a source, or upgrade to add more.',
    ],
    ['agents', 2, 'The AI Agent limit of your plan is reached. Upgrade to create another.'],
  ] as const)('refuse more %s than fit', async (meter, wanted, sentence) => {
    const ctx = await newWorkspace('free');
    await expect(assertQuota(ctx, { [meter]: wanted })).rejects.toEqual(refusal(sentence));
    await assertQuota(ctx, { [meter]: wanted - 1 });
    await assertQuota(ctx, { [meter]: -1 });
  });
});
