import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { passkey } from './passkeys.table.ts';

export async function deletePasskeysOfUser({ db }: Services, userId: string): Promise<void> {
  await db.delete(passkey).where(eq(passkey.userId, userId));
}
