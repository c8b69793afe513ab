import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findModelKey } from './find-model-key.ts';
import { modelKey } from './model-keys.table.ts';
import { placeOfKey } from './place-of-key.ts';

/** Deletes a model key. With the last one the workspace answers by the models of the installation again. */
export async function deleteModelKey(ctx: Context, modelKeyId: string): Promise<void> {
  const row = await findModelKey(ctx, modelKeyId);
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.delete(modelKey).where(eq(modelKey.id, modelKeyId));
    await recordAudit(ctx, {
      action: 'model-key.deleted',
      workspaceId: ctx.workspace.id,
      subject: { id: modelKeyId, name: placeOfKey(row) },
    });
  });
  ctx.workspaceModels.forget();
}
