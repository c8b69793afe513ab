import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { dropStandby } from '#server/features/sources/standby/drop-standby.ts';
import type { PageIdentity } from './page-identity.ts';

/**
 * Notes that a document was read again and says the same, so that no other text of it waits any more. `identity` is how the
 * website sent it now.
 */
export async function markDocumentUnchanged(
  ctx: Context,
  documentId: string,
  identity: PageIdentity,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(document)
    .set({
      ...identity,
      status: 'ready',
      reason: null,
      missingInRun: null,
      updatedAt: now,
      checkedAt: now,
    })
    .where(and(eq(document.id, documentId), eq(document.isRemoved, false)));
  await dropStandby(ctx, { kind: 'waiting', which: sql`document.id = ${documentId}` });
}
