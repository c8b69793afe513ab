import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StatusPart } from '#contract/status/status.ts';
import { time } from '#server/database/time.ts';

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
