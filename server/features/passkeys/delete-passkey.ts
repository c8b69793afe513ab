import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { passkey } from './passkeys.table.ts';

/** Deletes one of the user's passkeys; `not-found` for any other. */
export async function deletePasskey({ db }: Services, userId: string, passkeyId: string): Promise<void> {
  const deleted = await db
    .delete(passkey)
    .where(and(eq(passkey.id, passkeyId), eq(passkey.userId, userId)))
    .returning({ id: passkey.id });
  if (deleted.length === 0) throw failure('not-found');
}
