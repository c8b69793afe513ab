import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';

/** The one emailed code with which a user may confirm that it is them: asking again replaces it, using it removes it. */
export const confirmationCode = pgTable('confirmation_code', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  expiresAt: time('expires_at').notNull(),
});
