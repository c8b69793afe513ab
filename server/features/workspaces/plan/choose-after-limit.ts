import { eq } from 'drizzle-orm';
import type { AfterLimit } from '#contract/plans.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { workspace } from '../workspaces.table.ts';

/** Sets what visitors find once the messages of the month are used; it counts from the next message. */
export async function chooseAfterLimit(ctx: Context, step: AfterLimit): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const own = eq(workspace.id, ctx.workspace.id);
    const [before] = await ctx.db
      .select({ step: workspace.afterLimit })
      .from(workspace)
      .where(own)
      .for('update');
    if (before === undefined || before.step === step) return;
    await ctx.db.update(workspace).set({ afterLimit: step }).where(own);
    const words: Record<AfterLimit, string> = { engine: 'answers without charge', form: 'the contact form' };
    await recordAudit(ctx, {
      action: 'after-limit.changed',
      workspaceId: ctx.workspace.id,
      details: { before: words[before.step], after: words[step] },
    });
  });
}
