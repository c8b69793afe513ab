import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Hook } from '#contract/hooks/hooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { type WebhookRow, webhook } from '#server/features/webhooks/webhooks.table.ts';
import { hasLiveKey } from './has-live-key.ts';

/** The hooks of the workspace whose key has not been revoked, newest first; with `where` those that it picks. */
export async function selectHooks(ctx: Context, where?: SQL): Promise<Hook[]> {
  const rows = await ctx.db
    .select({ webhook: getTableColumns(webhook), keyName: apiKey.name })
    .from(webhook)
    .leftJoin(apiKey, eq(apiKey.id, webhook.apiKeyId))
    .where(and(inWorkspace(ctx, webhook), eq(webhook.isHook, true), hasLiveKey(ctx.db), where))
    .orderBy(desc(webhook.id));
  return rows.flatMap((row) => present(row.webhook, row.keyName));
}

function present(row: WebhookRow, keyName: string | null): Hook[] {
  const [event] = row.events;
  if (event === undefined) return [];
  return [
    {
      id: row.id,
      event,
      targetUrl: row.url,
      agentId: row.agentId,
      apiKey: row.apiKeyId === null ? null : { id: row.apiKeyId, name: keyName ?? '' },
      isOn: row.offReason === null,
      offReason: row.offReason,
      failingSince: row.failingSince?.toISOString() ?? null,
      lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    },
  ];
}
