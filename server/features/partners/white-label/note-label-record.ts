import { and, eq, isNotNull } from 'drizzle-orm';
import { judgeLabelRecord } from '#core/partners/judge-label-record.ts';
import { labelStopsAt } from '#core/partners/label-stops-at.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { whiteLabel } from '../partners.table.ts';
import { emailPartner } from './email-partner.ts';

interface SeenRecord {
  partnerId: string;
  host: string;
  record: { name: string; value: string };
  isThere: boolean;
}

/** Notes whether the TXT record of a white label is there, with what follows: a warning, a stop, or the host's return. */
export function noteLabelRecord(
  services: Services,
  { partnerId, host, record: { name, value }, isThere }: SeenRecord,
): Promise<void> {
  return withTransaction(services, async (services) => {
    const { db, clock } = services;
    // Not where the host was changed, or taken over by another partner, while it was looked for.
    const isSame = and(
      eq(whiteLabel.partnerId, partnerId),
      eq(whiteLabel.host, host),
      isNotNull(whiteLabel.verifiedAt),
    );
    const [known] = await db.select().from(whiteLabel).where(isSame).for('update');
    if (known === undefined) return;
    const { record: state, news } = judgeLabelRecord(known, isThere, clock.now());
    await db.update(whiteLabel).set(state).where(eq(whiteLabel.partnerId, partnerId));
    const subject = { id: partnerId, name: host };
    if (news === 'stop')
      await recordAudit(services, { action: 'white-label.stopped', workspaceId: null, subject });
    if (isThere && known.stoppedAt !== null)
      await recordAudit(services, { action: 'white-label.resumed', workspaceId: null, subject });
    const stopsAt = labelStopsAt(state);
    if (news === null || state.recordMissingSince === null || stopsAt === null) return;
    await emailPartner(services, partnerId, {
      kind: 'white-label-record',
      verdict: news,
      host,
      record: { name, value },
      missingSince: state.recordMissingSince.toISOString(),
      stopsAt: stopsAt.toISOString(),
    });
  });
}
