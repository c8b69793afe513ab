import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StatusPart } from '#contract/site.ts';
import { time } from '#server/database/time-column.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { source } from '#server/features/sources/sources.table.ts';

/** What came by the contact form. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('contact_message_email').on(table.email)],
);

/** Who wants to be told when ChatGenie opens; the address in lower case. */
export const waitlistEntry = pgTable('waitlist_entry', {
  email: text('email').primaryKey(),
  createdAt: time('created_at').notNull(),
});

/** How many checks of a part were made on a day (UTC), and how many of them failed. */
export const healthDay = pgTable(
  'health_day',
  {
    part: text('part').$type<StatusPart>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    checks: integer('checks').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.date] })],
);

/** When a part last showed that it works. */
export const heartbeat = pgTable('heartbeat', {
  part: text('part').$type<StatusPart>().primaryKey(),
  beatAt: time('beat_at').notNull(),
});

/** The agent that answers from the documentation: one row, and of what the documentation was when it was trained. */
export const guide = pgTable('guide', {
  name: text('name').primaryKey(),
  agentId: text('agent_id')
    .notNull()
    .references(() => agent.id, { onDelete: 'cascade' }),
  contentHash: text('content_hash').notNull(),
});

/** Which source of that agent holds which file of the documentation. */
export const guideSource = pgTable('guide_source', {
  slug: text('slug').primaryKey(),
  sourceId: text('source_id')
    .notNull()
    .references(() => source.id, { onDelete: 'cascade' }),
  contentHash: text('content_hash').notNull(),
});
