import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';
import type { PageIdentity } from './page-identity.ts';

/**
 * It is as it was at the last reading.
 * @param identity what the website calls it now; null when it was not sent again
 */
export async function keepDocument(
  ctx: Context,
  documentId: string,
  identity: PageIdentity | null,
): Promise<void> {
  const { textHash, ...known } = identity ?? { textHash: null };
  const now = ctx.clock.now();
  await ctx.db
    .update(document)
    .set({
      status: 'ready',
      reason: null,
      missingInRun: null,
      updatedAt: now,
      checkedAt: now,
      ...known,
      ...(textHash === null ? {} : { textHash }),
    })
    .where(and(eq(document.id, documentId), eq(document.isRemoved, false)));
}
