import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';

/**
 * Links with which a user may choose a new password. Asking again leaves earlier ones valid, so that a stranger who asks
 * takes no link away from its owner; using one removes all.
 */
export const resetToken = pgTable(
  'reset_token',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('reset_token_user_id').on(table.userId)],
);
