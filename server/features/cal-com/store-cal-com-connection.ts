import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { type CalComConnection, calComConnection } from './cal-com.table.ts';
import { findCalComConnection } from './find-cal-com-connection.ts';
import { createCalComWebhook } from './webhook/create-cal-com-webhook.ts';
import { deleteCalComWebhook } from './webhook/delete-cal-com-webhook.ts';

interface NewConnection {
  /** API key or access token. */
  key: string;
  refreshToken: string | null;
  accountName: string;
  connectedBy: string;
}

/**
 * Stores a connection in place of the earlier one, and asks Cal.com to report changes. The member who does it gets an email, as
 * details of visitors go to the account from now on.
 */
export async function storeCalComConnection(
  ctx: Context,
  { key, refreshToken, accountName, connectedBy }: NewConnection,
): Promise<void> {
  const before = await findCalComConnection(ctx);
  const webhook = await createCalComWebhook(ctx, key);
  const now = ctx.clock.now();
  const seal = (secret: string) => encryptSecret(ctx.secretKey, ctx.workspace.id, secret);
  const values: Omit<CalComConnection, 'workspaceId'> = {
    apiKey: seal(key),
    keyEnd: key.slice(-4),
    refreshToken: refreshToken === null ? null : seal(refreshToken),
    accountName,
    connectedBy,
    connectedAt: now,
    refusedAt: null,
    lastSuccessAt: now,
    problem: null,
    problemAt: null,
    ...webhook,
  };
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(calComConnection)
      .values({ workspaceId: ctx.workspace.id, ...values })
      .onConflictDoUpdate({ target: calComConnection.workspaceId, set: values });
    await recordAudit(ctx, { action: 'cal-com.connected', workspaceId: ctx.workspace.id });
    await emailSecurityChange(ctx, [connectedBy], { change: 'cal-com-connected', what: accountName });
  });
  if (before !== null) await deleteCalComWebhook(ctx, before);
}
