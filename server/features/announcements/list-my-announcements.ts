import { and, desc, eq, exists, gt, isNull, lte, notExists, or } from 'drizzle-orm';
import type { listMyAnnouncements as endpoint } from '#contract/announcements/announcements.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Services } from '#server/context.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { announcement, announcementDismissal } from './announcements.table.ts';

const mostShown = 3;

/** What a user is to be shown now, the newest first: for them, in its time and not dismissed by them. */
export async function listMyAnnouncements(
  { db, clock }: Services,
  userId: string,
): Promise<AnswerOf<typeof endpoint>> {
  const now = clock.now();
  const owned = db
    .select({ userId: workspaceMember.userId })
    .from(workspaceMember)
    .where(and(eq(workspaceMember.userId, userId), eq(workspaceMember.role, 'owner')));
  const dismissed = db
    .select({ userId: announcementDismissal.userId })
    .from(announcementDismissal)
    .where(
      and(
        eq(announcementDismissal.announcementId, announcement.id),
        eq(announcementDismissal.userId, userId),
      ),
    );
  const data = await db
    .select({ id: announcement.id, text: announcement.text })
    .from(announcement)
    .where(
      and(
        lte(announcement.startsAt, now),
        or(isNull(announcement.endsAt), gt(announcement.endsAt, now)),
        or(eq(announcement.audience, 'all'), exists(owned)),
        notExists(dismissed),
      ),
    )
    .orderBy(desc(announcement.id))
    .limit(mostShown);
  return { data };
}
