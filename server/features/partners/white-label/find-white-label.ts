import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { whiteLabel } from '../partners.table.ts';

/** The white label of a partner, or `not-found`. */
export async function findWhiteLabel(
  { db }: Services,
  partnerId: string,
): Promise<typeof whiteLabel.$inferSelect> {
  const [found] = await db.select().from(whiteLabel).where(eq(whiteLabel.partnerId, partnerId));
  if (found === undefined)
    throw failure('not-found', { message: 'You have no white label yet. Save its settings first.' });
  return found;
}
