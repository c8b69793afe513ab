import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AnnouncementAudience } from '#contract/announcements/announcements.ts';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';

/** What the operator tells the members of all workspaces. */
export const announcement = pgTable('announcement', {
  id: text('id').primaryKey(),
  text: text('text').notNull(),
  audience: text('audience').$type<AnnouncementAudience>().notNull(),
  startsAt: time('starts_at').notNull(),
  /** Null to show it until it is deleted. */
  endsAt: time('ends_at'),
  createdAt: time('created_at').notNull(),
});

/** Who does not want to see one again. */
export const announcementDismissal = pgTable(
  'announcement_dismissal',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_dismissal_user_id').on(table.userId),
  ],
);
