import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { idempotentAnswer } from '#server/features/workspaces/workspaces.table.ts';

type Answer = { status: NonNullable<Endpoint['status']>; body: unknown };

const keptFor = sql`interval '24 hours'`;
/** Longer than any call takes: a claim as old as this belongs to a process that died. */
const abandonedAfter = sql`interval '5 minutes'`;

/**
 * Gives the first answer again to the same key and request within 24 hours. A failed call is forgotten, so that it can
 * be tried again with its key; a streamed answer is not kept.
 */
export async function answerOnce(
  ctx: Context,
  key: string,
  request: string,
  work: () => Promise<Answer | Response>,
): Promise<Answer | Response> {
  if (key.length === 0 || key.length > 255) {
    throw failure('invalid-input', { message: 'Idempotency-Key must have 1 to 255 characters.' });
  }
  const requestHash = createHash('sha256').update(request).digest('hex');
  const mine = and(eq(idempotentAnswer.workspaceId, ctx.workspace.id), eq(idempotentAnswer.key, key));

  await ctx.db
    .delete(idempotentAnswer)
    .where(
      and(
        mine,
        or(
          lt(idempotentAnswer.createdAt, sql`now() - ${keptFor}`),
          and(
            isNull(idempotentAnswer.status),
            lt(idempotentAnswer.createdAt, sql`now() - ${abandonedAfter}`),
          ),
        ),
      ),
    );
  const claimed = await ctx.db
    .insert(idempotentAnswer)
    .values({ workspaceId: ctx.workspace.id, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswer.key });
  if (claimed.length === 0) {
    const [first] = await ctx.db.select().from(idempotentAnswer).where(mine);
    if (first === undefined) throw failure('conflict');
    if (first.requestHash !== requestHash) throw failure('idempotency-conflict');
    if (first.status === null) {
      throw failure('conflict', {
        message: 'The first request with this Idempotency-Key is still being worked on.',
      });
    }
    return { status: first.status as Answer['status'], body: first.body };
  }

  let answer: Answer | Response;
  try {
    answer = await work();
  } catch (error) {
    await ctx.db.delete(idempotentAnswer).where(mine);
    throw error;
  }
  if (answer instanceof Response) await ctx.db.delete(idempotentAnswer).where(mine);
  else await ctx.db.update(idempotentAnswer).set({ status: answer.status, body: answer.body }).where(mine);
  return answer;
}
