import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { deleteWhiteLabelOf } from './delete-white-label-of.ts';

/** Ends the white label, if there is one: its host no longer works, and clients see the product under its own name. */
export async function removeWhiteLabel(services: Services, partnerId: string): Promise<void> {
  await withTransaction(services, async (services) => {
    const host = await deleteWhiteLabelOf(services, partnerId);
    if (host === null) return;
    await recordAudit(services, {
      action: 'white-label.removed',
      workspaceId: null,
      subject: { id: partnerId, name: host },
    });
  });
  await services.labels.refresh();
}
