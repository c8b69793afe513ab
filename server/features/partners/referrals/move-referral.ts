import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { referral } from '../partners.table.ts';

/** Lets a referral count for another workspace, as the one that the account began with is about to be deleted. */
export async function moveReferral(
  services: Services,
  fromWorkspaceId: string,
  toWorkspaceId: string,
): Promise<void> {
  await services.db
    .update(referral)
    .set({ workspaceId: toWorkspaceId })
    .where(eq(referral.workspaceId, fromWorkspaceId));
}
