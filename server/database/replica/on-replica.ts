import type { Services } from '#server/context.ts';

/**
 * The same context with a database that may be the replica, for reads that take long and write nothing. What was committed
 * before is there. Without a replica, or while it is behind or away, it is the context as it was.
 */
export async function onReplica<C extends Pick<Services, 'db' | 'replica'>>(ctx: C): Promise<C> {
  const db = (await ctx.replica?.catchUp()) ?? null;
  return db === null ? ctx : { ...ctx, db };
}
