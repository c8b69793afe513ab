import { not } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';
import { hasLiveKey } from './has-live-key.ts';

/** Deletes what revoked keys had subscribed to; nothing is sent there from the moment of the revocation on. */
export async function deleteHooksOfRevokedKeys({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.delete(webhook).where(not(hasLiveKey(db)));
}
