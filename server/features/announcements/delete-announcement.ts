import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { announcement } from './announcements.table.ts';

/** Takes an announcement away from everybody; `not-found` when it is gone. */
export function deleteAnnouncement(services: Services, id: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const [deleted] = await services.db.delete(announcement).where(eq(announcement.id, id)).returning();
    if (deleted === undefined) throw failure('not-found');
    await recordAudit(services, {
      action: 'announcement.deleted',
      workspaceId: null,
      subject: { id, name: deleted.text },
    });
  });
}
