import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { withdrawHandOver } from './withdraw-hand-over.ts';

/** Withdraws the caller's own hand-over; `not-found` when none is open. */
export async function cancelHandOver(ctx: Context): Promise<void> {
  const isWithdrawn = await withTransaction(ctx, withdrawHandOver);
  if (!isWithdrawn) throw failure('not-found');
}
