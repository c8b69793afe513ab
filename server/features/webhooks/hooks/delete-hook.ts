import { and, eq } from 'drizzle-orm';
import { allowsScope } from '#server/allows-scope.ts';
import type { Context } from '#server/context.ts';
import { deleteWebhook } from '#server/features/webhooks/delete-webhook.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';

/** Ends a hook; `not-found` for one of another key, unless the key may do all that an admin may. */
export function deleteHook(ctx: Context, hookId: string): Promise<void> {
  const { actor } = ctx;
  const isOwnOnly = actor.kind === 'api-key' && !allowsScope(actor, 'admin');
  return deleteWebhook(
    ctx,
    hookId,
    and(eq(webhook.isHook, true), isOwnOnly ? eq(webhook.apiKeyId, actor.apiKeyId) : undefined),
  );
}
