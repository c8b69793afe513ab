import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { whiteLabel } from '../partners.table.ts';

/**
 * Deletes the white label of a partner with its logo, and answers its host; null without one. Call it in a
 * transaction, and have the labels read again after it.
 */
export async function deleteWhiteLabelOf(services: Services, partnerId: string): Promise<string | null> {
  const [deleted] = await services.db
    .delete(whiteLabel)
    .where(eq(whiteLabel.partnerId, partnerId))
    .returning({ host: whiteLabel.host, logo: whiteLabel.logo });
  if (deleted === undefined) return null;
  await queuePictureDeletion(services, [deleted.logo]);
  return deleted.host;
}
