import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { deleteWhiteLabelOf } from './delete-white-label-of.ts';
import { emailPartner } from './email-partner.ts';

/** Removes the white label of a partner on behalf of the operator, and emails the partner the reason; `not-found` without one. */
export async function takeDownWhiteLabel(
  services: Services,
  partnerId: string,
  reason: string,
): Promise<void> {
  await withTransaction(services, async (services) => {
    const host = await deleteWhiteLabelOf(services, partnerId);
    if (host === null) throw failure('not-found', { message: 'This partner has no white label.' });
    await recordAudit(services, {
      action: 'white-label.taken-down',
      workspaceId: null,
      subject: { id: partnerId, name: host },
      details: { reason },
    });
    await emailPartner(services, partnerId, { kind: 'white-label-removed', host, reason });
  });
  await services.labels.refresh();
}
