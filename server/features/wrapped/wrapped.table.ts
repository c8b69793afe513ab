import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WrappedCardId } from '#contract/wrapped/wrapped.ts';
import { bytes } from '#server/database/bytes.ts';
import { time } from '#server/database/time.ts';
import { chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';

/** A link under which everybody who has it sees cards of a year, until it expires or is withdrawn. */
export const wrappedShare = pgTable(
  'wrapped_share',
  {
    id: text('id').primaryKey(),
    archiveId: text('archive_id')
      .notNull()
      .references(() => chatArchive.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    cards: text('cards').array().$type<WrappedCardId[]>().notNull(),
    /** Of the token in the link. */
    hash: text('hash').notNull().unique(),
    /** The token, encrypted: only its owner is shown the link again. */
    token: text('token').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('wrapped_share_archive_id').on(table.archiveId, table.id),
    index('wrapped_share_expires_at').on(table.expiresAt),
  ],
);

/** A picture of such a link: drawn once, so that what others see does not change with the archive. */
export const wrappedPicture = pgTable(
  'wrapped_picture',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => wrappedShare.id, { onDelete: 'cascade' }),
    /** Its place among the cards, from 1, or `preview`. */
    name: text('name').notNull(),
    /** All that is on it, in words. */
    description: text('description').notNull(),
    png: bytes('png').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.name] })],
);
