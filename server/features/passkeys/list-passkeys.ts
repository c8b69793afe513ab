import { desc, eq } from 'drizzle-orm';
import type { Passkey } from '#contract/passkeys/passkeys.schemas.ts';
import type { Services } from '#server/context.ts';
import { passkey } from './passkeys.table.ts';
import { presentPasskey } from './present-passkey.ts';

/** The passkeys of a user, newest first. */
export async function listPasskeys({ db }: Services, userId: string): Promise<Passkey[]> {
  const rows = await db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(desc(passkey.id));
  return rows.map(presentPasskey);
}
