import type { WhiteLabelDetails } from '#contract/partners/partners.schemas.ts';
import type { Services } from '#server/context.ts';
import { labelRecords } from './label-records.ts';

/**
 * The TXT record that shows that the domain of a host is this partner's, and whether it is there; null where the DNS servers
 * did not answer.
 */
export async function readOwnerRecord(
  services: Services,
  partnerId: string,
  host: string,
): Promise<{ record: WhiteLabelDetails['records'][number]; isThere: boolean | null }> {
  const record = labelRecords(services, partnerId, host).find(({ purpose }) => purpose === 'owner');
  if (record === undefined) throw new Error('A white label has no record that shows whose it is.');
  try {
    return { record, isThere: (await services.nameRecords.readTexts(record.name)).includes(record.value) };
  } catch {
    return { record, isThere: null };
  }
}
