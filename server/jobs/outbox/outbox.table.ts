import { bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';

/** Events, written in the transaction of the change that they report, until they have been handed on. */
export const outbox = pgTable('outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  workspaceId: text('workspace_id').notNull(),
  name: text('name').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
