import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { announcement, announcementDismissal } from './announcements.table.ts';

/** Never shows an announcement to a user again; `not-found` when it is gone. */
export async function dismissAnnouncement(
  { db }: Services,
  userId: string,
  announcementId: string,
): Promise<void> {
  const found = await db
    .select({ id: announcement.id })
    .from(announcement)
    .where(eq(announcement.id, announcementId));
  if (found.length === 0) throw failure('not-found');
  await db.insert(announcementDismissal).values({ announcementId, userId }).onConflictDoNothing();
}
