import { eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';
import { createFileKey } from '#server/secrets/create-file-key.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';

/**
 * The key of a user's files, made when it is first needed. It is stored encrypted under the installation's key, in a row that is
 * deleted with the user: then nothing can read what is left of the files.
 */
export async function fileKeyOf(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  userId: string,
): Promise<string> {
  const [known] = await db
    .select({ fileKey: chatgenieUser.fileKey })
    .from(chatgenieUser)
    .where(eq(chatgenieUser.userId, userId));
  if (known?.fileKey) return decryptSecret(secretKey, userId, known.fileKey);
  const made = encryptSecret(secretKey, userId, await createFileKey());
  // Of two at once the first one's stays.
  const [stored] = await db
    .insert(chatgenieUser)
    .values({ userId, fileKey: made })
    .onConflictDoUpdate({
      target: chatgenieUser.userId,
      set: { fileKey: sql`coalesce(${chatgenieUser.fileKey}, excluded.file_key)` },
    })
    .returning({ fileKey: chatgenieUser.fileKey });
  return decryptSecret(secretKey, userId, stored?.fileKey ?? made);
}
