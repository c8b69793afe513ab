import { and, count, eq } from 'drizzle-orm';
import { hooksMaximum } from '#contract/hooks/hooks.ts';
import { webhooksMaximum } from '#contract/webhooks/webhooks.ts';
import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { createSecret } from './create-secret.ts';
import { hasLiveKey } from './hooks/has-live-key.ts';
import { type WebhookRow, webhook } from './webhooks.table.ts';

type Given = Pick<WebhookRow, 'name' | 'url' | 'events' | 'payload' | 'isHook' | 'agentId'>;

/**
 * Stores a webhook or a hook with a new secret. Its creator gets an email, as data leaves by it; not about what a key
 * subscribed to: the email about the key said what it may do, and tools subscribe again whenever somebody turns
 * something on. `cannot-process` when there are too many.
 */
export async function storeWebhook(ctx: Context, given: Given): Promise<{ id: string; secret: string }> {
  const id = createId('whk');
  const secret = createSecret();
  const apiKeyId = given.isHook && ctx.actor.kind === 'api-key' ? ctx.actor.apiKeyId : null;
  await withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    await refuseTooMany(ctx, given.isHook);
    const createdBy = actingUserId(ctx.actor);
    await ctx.db.insert(webhook).values({
      ...given,
      id,
      workspaceId: ctx.workspace.id,
      createdBy,
      apiKeyId,
      secret: encryptSecret(ctx.secretKey, id, secret),
      createdAt: ctx.clock.now(),
    });
    await recordAudit(ctx, {
      action: 'webhook.created',
      workspaceId: ctx.workspace.id,
      subject: { id, name: given.name || given.url },
    });
    if (createdBy === null || apiKeyId !== null) return;
    const what = new URL(given.url).host;
    await emailSecurityChange(ctx, [createdBy], { change: 'webhook-created', what });
  });
  return { id, secret };
}

async function refuseTooMany(ctx: Context, isHook: boolean): Promise<void> {
  const [held] = await ctx.db
    .select({ webhooks: count() })
    .from(webhook)
    .where(and(inWorkspace(ctx, webhook), eq(webhook.isHook, isHook), hasLiveKey(ctx.db)));
  const maximum = isHook ? hooksMaximum : webhooksMaximum;
  if ((held?.webhooks ?? 0) < maximum) return;
  const message = isHook
    ? `There are already ${maximum} hooks. Turn off a Zap, or remove a hook in the console, first.`
    : `There are already ${maximum} webhooks. Delete one first.`;
  throw failure('cannot-process', { message });
}
