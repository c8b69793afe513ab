import { and, eq, isNull } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailConnectionLost } from '#server/features/workspaces/email-connection-lost.ts';
import { type ModelKeyRow, modelKey } from './model-keys.table.ts';
import { placeOfKey } from './place-of-key.ts';
import type { AskingWorkspace } from './workspace-models.ts';

const consequence =
  'Your agents answer with your other model keys, or by the embedded engine where there is none, until the key works again.';

/**
 * Notes that a provider no longer accepts a model key, and tells owners and admins by email, once until it works again.
 * @param used as it was when it was used: another key may have been stored meanwhile
 */
export async function noteModelKeyRefusal(
  ctx: AskingWorkspace,
  used: Pick<ModelKeyRow, 'id' | 'changedAt'>,
): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const [refused] = await ctx.db
      .update(modelKey)
      .set({ refusedAt: ctx.clock.now() })
      .where(
        and(eq(modelKey.id, used.id), eq(modelKey.changedAt, used.changedAt), isNull(modelKey.refusedAt)),
      )
      .returning();
    if (refused === undefined) return;
    await emailConnectionLost(ctx, {
      service: placeOfKey(refused),
      ...(refused.keyEnd === null
        ? { accountName: placeOfKey(refused) }
        : { accountName: refused.keyEnd, opener: 'key' }),
      consequence,
      path: paths.accountSettings('model-keys'),
    });
  });
}
