import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { whiteLabel } from '../partners.table.ts';
import { findWhiteLabel } from './find-white-label.ts';

/** Gives a white label another logo, or none, and has the former deleted; `not-found` without a white label. */
export async function setWhiteLabelLogo(
  services: Services,
  partnerId: string,
  logo: string | null,
): Promise<void> {
  await withTransaction(services, async (services) => {
    const before = await findWhiteLabel(services, partnerId);
    await services.db
      .update(whiteLabel)
      .set({ logo, updatedAt: services.clock.now() })
      .where(eq(whiteLabel.partnerId, partnerId));
    await queuePictureDeletion(services, [before.logo]);
    await recordAudit(services, {
      action: 'white-label.saved',
      workspaceId: null,
      subject: { id: partnerId, name: before.host },
    });
  });
  await services.labels.refresh();
}
