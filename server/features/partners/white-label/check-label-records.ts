import { asc, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { whiteLabel } from '../partners.table.ts';
import { noteLabelRecord } from './note-label-record.ts';
import { readOwnerRecord } from './read-owner-record.ts';

/**
 * Looks whether the TXT record of each checked white label is still there, as domains change hands. DNS servers that do not
 * answer say nothing about it.
 */
export async function checkLabelRecords(services: Services, signal: AbortSignal): Promise<void> {
  const labels = await services.db
    .select({ partnerId: whiteLabel.partnerId, host: whiteLabel.host })
    .from(whiteLabel)
    .where(isNotNull(whiteLabel.verifiedAt))
    .orderBy(asc(whiteLabel.partnerId));
  for (const { partnerId, host } of labels) {
    signal.throwIfAborted();
    const { record, isThere } = await readOwnerRecord(services, partnerId, host);
    if (isThere !== null) await noteLabelRecord(services, { partnerId, host, record, isThere });
  }
  await services.labels.refresh();
}
