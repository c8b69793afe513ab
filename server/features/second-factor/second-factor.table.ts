import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';

/** The authenticator of a user; it counts once a first code has confirmed it. */
export const authenticator = pgTable('two_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Encrypted: see `server/secrets/encrypt-secret.ts`. */
  secret: text('secret').notNull(),
  confirmedAt: time('confirmed_at'),
  /** Half-minute whose code was used last: that one and older ones are refused. */
  lastTimeStep: bigint('last_time_step', { mode: 'number' }),
});

/** Codes for when the authenticator is lost, hashed; using one removes it. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: text('user_id')
      .notNull()
      .references(() => authenticator.userId, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
