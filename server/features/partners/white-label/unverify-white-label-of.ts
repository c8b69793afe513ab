import { eq } from 'drizzle-orm';
import { soundLabelRecord } from '#core/partners/judge-label-record.ts';
import type { Services } from '#server/context.ts';
import type { SetUpBy } from '#server/database/is-set-up-by.ts';
import { whiteLabel } from '../partners.table.ts';

/**
 * Has the white label of a user checked again before its host counts: it may be a host that somebody else entered for them. A
 * white label belongs to no workspace. Have the labels read again after the transaction.
 */
export async function unverifyWhiteLabelOf({ db }: Pick<Services, 'db'>, whose: SetUpBy): Promise<void> {
  if ('userId' in whose)
    await db
      .update(whiteLabel)
      .set({ verifiedAt: null, ...soundLabelRecord })
      .where(eq(whiteLabel.partnerId, whose.userId));
}
