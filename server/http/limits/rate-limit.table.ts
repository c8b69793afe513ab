import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';

/**
 * How often something happened in the present window of a limit, for all processes. Unlogged (the migration says so):
 * after a crash of the database all windows start again. The key is a keyed hash, so no address can be read from it.
 */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('rate_limit_ends_at').on(table.endsAt)],
);
