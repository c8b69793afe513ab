import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { user } from './users.table.ts';

/**
 * The first account that was ever made on this installation: one row, written once. Without its account nobody takes its
 * place, or deleting an account could make a stranger the operator.
 */
export const firstAccount = pgTable(
  'first_account',
  {
    id: smallint('id').primaryKey(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
  },
  ({ id }) => [check('first_account_single', sql`${id} = 1`)],
);
