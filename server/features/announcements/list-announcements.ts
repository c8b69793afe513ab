import { count, desc, eq } from 'drizzle-orm';
import type { Announcement } from '#contract/announcements/announcements.schemas.ts';
import type { Services } from '#server/context.ts';
import { announcement, announcementDismissal } from './announcements.table.ts';

/** The announcements of the installation, newest first; with an id that one alone. */
export async function listAnnouncements({ db }: Pick<Services, 'db'>, id?: string): Promise<Announcement[]> {
  const rows = await db
    .select({ row: announcement, dismissals: count(announcementDismissal.userId) })
    .from(announcement)
    .leftJoin(announcementDismissal, eq(announcementDismissal.announcementId, announcement.id))
    .where(id === undefined ? undefined : eq(announcement.id, id))
    .groupBy(announcement.id)
    .orderBy(desc(announcement.id));
  return rows.map(({ row, dismissals }) => ({
    id: row.id,
    text: row.text,
    audience: row.audience,
    from: row.startsAt.toISOString(),
    until: row.endsAt?.toISOString() ?? null,
    dismissals,
  }));
}
