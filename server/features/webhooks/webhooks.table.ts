import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Attempt } from '#contract/webhooks/webhooks.schemas.ts';
import type {
  DeliveredEvent,
  DeliveryStatus,
  WebhookEvent,
  WebhookOffReason,
  WebhookPayload,
} from '#contract/webhooks/webhooks.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/**
 * An endpoint of a customer that gets events, and whether they reach it. A hook is one that an automation tool made by
 * itself: of one event, with full data.
 */
export const webhook = pgTable(
  'webhook',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    isHook: boolean('is_hook').notNull().default(false),
    /** The key that made a hook, which ends with it. Null where a member made it, and for other webhooks. */
    apiKeyId: text('api_key_id').references(() => apiKey.id, { onDelete: 'cascade' }),
    /** A hook gets events of this agent only; null for those of all. */
    agentId: text('agent_id').references(() => agent.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    payload: text('payload').$type<WebhookPayload>().notNull(),
    /** Encrypted for the webhook's id. */
    secret: text('secret').notNull(),
    previousSecret: text('previous_secret'),
    previousSecretUntil: time('previous_secret_until'),
    /** Null while it is on. */
    offReason: text('off_reason').$type<WebhookOffReason>(),
    /** Events whose first attempt failed since the last success. */
    failuresInARow: integer('failures_in_a_row').notNull().default(0),
    failingSince: time('failing_since'),
    /** When its owners got an email that it fails. */
    warnedAt: time('warned_at'),
    /** Until then it is left alone. */
    restsUntil: time('rests_until'),
    /** It took long last: it is served where it keeps no other waiting. */
    isSlow: boolean('is_slow').notNull().default(false),
    lastDeliveredAt: time('last_delivered_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('webhook_workspace_id').on(table.workspaceId),
    index('webhook_api_key_id').on(table.apiKeyId).where(sql`api_key_id is not null`),
    index('webhook_agent_id').on(table.agentId).where(sql`agent_id is not null`),
  ],
);

export type WebhookRow = typeof webhook.$inferSelect;

/**
 * One event for one webhook. It keeps ids only: what they name is read again for each attempt, so that what has been
 * deleted is not sent, and does not live on here.
 */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    /** Sent as `webhook-id`. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    event: text('event').$type<DeliveredEvent>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    occurredAt: time('occurred_at').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    /** Events with the same key reach an endpoint in order. Null for a test, which has none. */
    orderKey: text('order_key'),
    /** Grows in the order in which events happened, on whichever machine they were recorded. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /**
     * While it waits. During an attempt this is when it counts as lost with its process. Null while it waits for an earlier one
     * of its key, once it was found to.
     */
    nextAttemptAt: time('next_attempt_at'),
    /** Where it is in the schedule of attempts. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    /** When the schedule ends, whatever was attempted. */
    givesUpAt: time('gives_up_at').notNull(),
    attempts: jsonb('attempts').$type<Attempt[]>().notNull().default([]),
  },
  (table) => [
    index('webhook_delivery_webhook_id').on(table.webhookId, table.id),
    /** Small: most have been delivered. */
    index('webhook_delivery_waiting')
      .on(table.webhookId, table.nextAttemptAt, table.position)
      .where(sql`status = 'waiting'`),
    index('webhook_delivery_order')
      .on(table.webhookId, table.orderKey, table.position)
      .where(sql`status = 'waiting'`),
    index('webhook_delivery_failed').on(table.webhookId, table.id).where(sql`status = 'failed'`),
  ],
);

export type DeliveryRow = typeof webhookDelivery.$inferSelect;
