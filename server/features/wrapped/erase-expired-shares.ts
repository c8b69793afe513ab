import { lte } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { wrappedShare } from './wrapped.table.ts';

/** Deletes the links whose time is over, with their pictures. They stopped working before. */
export async function eraseExpiredShares({ db, clock }: Services): Promise<void> {
  await db.delete(wrappedShare).where(lte(wrappedShare.expiresAt, clock.now()));
}
