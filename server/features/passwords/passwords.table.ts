import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';

/** The one link with which a user may choose a new password: asking again replaces it, using it removes it. */
export const resetToken = pgTable('reset_token', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
});
