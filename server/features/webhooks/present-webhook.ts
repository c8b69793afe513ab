import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import type { user } from '#server/features/users/users.table.ts';
import type { WebhookRow } from './webhooks.table.ts';

/** A webhook as the API shows it. `creator` is null once they have deleted their account. */
export function presentWebhook(
  row: WebhookRow,
  creator: Pick<typeof user.$inferSelect, 'id' | 'name' | 'email'> | null,
  now: Date,
): Webhook {
  const until = row.previousSecretUntil;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    isHook: row.isHook,
    events: row.events,
    payload: row.payload,
    isOn: row.offReason === null,
    offReason: row.offReason,
    failingSince: row.failingSince?.toISOString() ?? null,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    previousSecretUntil: until !== null && until > now ? until.toISOString() : null,
    createdBy: creator && { userId: creator.id, name: creator.name, email: creator.email },
    createdAt: row.createdAt.toISOString(),
  };
}
