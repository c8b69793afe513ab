import { eq } from 'drizzle-orm';
import type { createAnnouncement as endpoint } from '#contract/announcements/announcements.endpoints.ts';
import type { Announcement } from '#contract/announcements/announcements.schemas.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { announcement } from './announcements.table.ts';
import { listAnnouncements } from './list-announcements.ts';

/**
 * Makes an announcement, or changes the one with this id. `invalid-input` when it ends before it begins, `not-found` for one
 * that is gone.
 */
export function saveAnnouncement(
  services: Services,
  { text, audience, from, until }: BodyOf<typeof endpoint>,
  changedId?: string,
): Promise<Announcement> {
  const row = {
    text,
    audience,
    startsAt: new Date(from),
    endsAt: until === null ? null : new Date(until),
  };
  if (row.endsAt !== null && row.endsAt <= row.startsAt)
    throw failure('invalid-input', { details: { until: 'Choose an end after the start.' } });
  return withTransaction(services, async (services) => {
    const id = changedId ?? createId('ann');
    const isNew = changedId === undefined;
    const written = isNew
      ? services.db.insert(announcement).values({ ...row, id, createdAt: services.clock.now() })
      : services.db.update(announcement).set(row).where(eq(announcement.id, id));
    await written;
    const [saved] = await listAnnouncements(services, id);
    if (saved === undefined) throw failure('not-found');
    await recordAudit(services, {
      action: isNew ? 'announcement.made' : 'announcement.changed',
      workspaceId: null,
      subject: { id, name: text },
    });
    return saved;
  });
}
