import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { passkey } from './passkeys.table.ts';

/** Deletes one of the user's passkeys and tells them by email; `not-found` for any other. */
export function deletePasskey(services: Services, userId: string, passkeyId: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const [deleted] = await services.db
      .delete(passkey)
      .where(and(eq(passkey.id, passkeyId), eq(passkey.userId, userId)))
      .returning({ name: passkey.name });
    if (deleted === undefined) throw failure('not-found');
    await recordAudit(services, {
      action: 'passkey.deleted',
      workspaceId: null,
      userId,
      subject: { id: passkeyId, name: deleted.name },
    });
    await emailSecurityChange(services, [userId], { change: 'passkey-removed', what: deleted.name });
  });
}
