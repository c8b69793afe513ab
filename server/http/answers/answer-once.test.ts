import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findMembership } from '#server/features/workspaces/members/find-membership.ts';
import { idempotentAnswer } from '#server/features/workspaces/workspaces.table.ts';
import { signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { answerOnce } from './answer-once.ts';

let stage: TestServices;
let ctx: Context;
let otherCtx: Context;

async function contextOfSomebody(): Promise<Context> {
  const { user } = await signUp(stage.app);
  const membership = await findMembership(stage.services, user.id);
  if (membership === null) throw new Error('Every user has a workspace.');
  return { ...stage.services, workspace: membership.workspace, actor: { kind: 'system' } };
}

beforeAll(async () => {
  stage = await createTestServices();
  ctx = await contextOfSomebody();
  otherCtx = await contextOfSomebody();
});
afterAll(() => stage.close());

/** Work that says how often it was done. */
function countedWork() {
  let count = 0;
  return async () => {
    count++;
    return { status: 201 as const, body: { count } };
  };
}

describe('answerOnce', () => {
  test('repeats the first answer for the same key and request', async () => {
    const work = countedWork();
    const first = await answerOnce(ctx, 'again', 'POST /a', work);
    expect(first).toEqual({ status: 201, body: { count: 1 } });
    expect(await answerOnce(ctx, 'again', 'POST /a', work)).toEqual(first);
  });

  test('rejects the same key with another request', async () => {
    await answerOnce(ctx, 'mixed', 'POST /a {"x":1}', countedWork());
    await expect(answerOnce(ctx, 'mixed', 'POST /a {"x":2}', countedWork())).rejects.toMatchObject({
      code: 'idempotency-conflict',
    });
  });

  test('separates the keys of workspaces', async () => {
    const work = countedWork();
    await answerOnce(ctx, 'shared', 'POST /a', work);
    expect(await answerOnce(otherCtx, 'shared', 'POST /a', work)).toMatchObject({ body: { count: 2 } });
  });

  test('runs one of many calls at once; the others wait or get its answer', async () => {
    let count = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const work = async () => {
      count++;
      await held;
      return { status: 201 as const, body: {} };
    };
    const callers = Array.from({ length: 8 }, () => answerOnce(ctx, 'race', 'POST /a', work));
    const settled = Promise.allSettled(callers);
    await expect(Promise.race(callers)).rejects.toMatchObject({ code: 'conflict' });
    release();
    const outcomes = await settled;
    expect(count).toBe(1);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
    }
  });

  test('allows a retry with the key of a failed call', async () => {
    await expect(
      answerOnce(ctx, 'retry', 'POST /a', async () => {
        throw failure('plan-limit');
      }),
    ).rejects.toMatchObject({ code: 'plan-limit' });
    expect(await answerOnce(ctx, 'retry', 'POST /a', countedWork())).toMatchObject({ body: { count: 1 } });
  });

  test('does not keep a streamed answer', async () => {
    await answerOnce(ctx, 'stream', 'POST /a', async () => new Response('parts'));
    expect(await answerOnce(ctx, 'stream', 'POST /a', countedWork())).toMatchObject({ body: { count: 1 } });
  });

  test('frees a key after a day', async () => {
    const work = countedWork();
    await answerOnce(ctx, 'day', 'POST /a', work);
    await age('day', '23 hours');
    expect(await answerOnce(ctx, 'day', 'POST /a', work)).toMatchObject({ body: { count: 1 } });
    await age('day', '25 hours');
    expect(await answerOnce(ctx, 'day', 'POST /b', work)).toMatchObject({ body: { count: 2 } });
  });

  test('frees the key of a process that died after minutes', async () => {
    await ctx.db
      .insert(idempotentAnswer)
      .values({ workspaceId: ctx.workspace.id, key: 'died', requestHash: 'of some request' });
    await expect(answerOnce(ctx, 'died', 'POST /a', countedWork())).rejects.toMatchObject({ status: 409 });
    await age('died', '6 minutes');
    expect(await answerOnce(ctx, 'died', 'POST /a', countedWork())).toMatchObject({ body: { count: 1 } });
  });

  test.each(['', 'x'.repeat(256)])('a key of a wrong length is refused', async (key) => {
    await expect(answerOnce(ctx, key, 'POST /a', countedWork())).rejects.toMatchObject({ status: 400 });
  });
});

async function age(key: string, span: string): Promise<void> {
  await ctx.db
    .update(idempotentAnswer)
    .set({ createdAt: sql`now() - ${span}::interval` })
    .where(sql`${idempotentAnswer.key} = ${key}`);
}
