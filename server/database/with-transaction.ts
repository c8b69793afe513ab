import type { Services } from '#server/context.ts';

/**
 * Runs `work` in a transaction, with `ctx.db` being that transaction. Inside another transaction it becomes a
 * savepoint of it.
 */
export function withTransaction<C extends Pick<Services, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction((transaction) => work({ ...ctx, db: transaction }));
}
