import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { apiKey } from './api-keys.table.ts';

/** Ends a key at once; the row stays, so that the audit log can still name it. */
export async function revokeApiKey(ctx: Context, apiKeyId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const [revoked] = await ctx.db
      .update(apiKey)
      .set({ revokedAt: ctx.clock.now() })
      .where(and(inWorkspace(ctx, apiKey), eq(apiKey.id, apiKeyId), isNull(apiKey.revokedAt)))
      .returning({ id: apiKey.id, name: apiKey.name });
    if (revoked === undefined) throw failure('not-found');
    await recordAudit(ctx, {
      action: 'api-key.revoked',
      workspaceId: ctx.workspace.id,
      subject: revoked,
    });
  });
}
