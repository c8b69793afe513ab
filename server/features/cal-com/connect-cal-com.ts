import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { type CalComConnection, calComConnection } from './cal-com.table.ts';
import { endCalComWebhook } from './end-cal-com-webhook.ts';
import { failAsCalCom } from './fail-as-cal-com.ts';
import { findCalComConnection } from './find-cal-com-connection.ts';
import { openCalComWebhook } from './open-cal-com-webhook.ts';
import { requireBookingPlan } from './require-booking-plan.ts';

const refused = 'Cal.com does not accept this API key. Copy it again, or create a new one at Cal.com.';

/**
 * Stores an API key in place of the one before, once Cal.com has said whose it is, and asks Cal.com to report changes. The
 * member who does it gets an email, as details of visitors go to the account of the key. `plan-limit` without booking in
 * the plan, `cannot-process` for a key that is nobody's, `not-allowed` for an API key of ours.
 */
export async function connectCalCom(ctx: Context, apiKey: string): Promise<void> {
  const connectedBy = requirePerson(ctx);
  requireBookingPlan(ctx);
  const { accountName } = await failAsCalCom(() => ctx.calCom.identify(apiKey), refused);
  const before = await findCalComConnection(ctx);
  const webhook = await openCalComWebhook(ctx, apiKey);
  const now = ctx.clock.now();
  const values: Omit<CalComConnection, 'workspaceId'> = {
    apiKey: encryptSecret(ctx.secretKey, ctx.workspace.id, apiKey),
    keyEnd: apiKey.slice(-4),
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
  if (before !== null) await endCalComWebhook(ctx, before);
}
