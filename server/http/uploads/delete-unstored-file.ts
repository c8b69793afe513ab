import type { Services } from '#server/context.ts';
import { isDatabaseAway } from '#server/database/is-database-away.ts';

/**
 * Deletes a file that came with a request whose row could not be stored.
 * @param error why: where the database went away, nobody knows whether the row is stored, so the file stays
 */
export async function deleteUnstoredFile(
  { fileStore }: Pick<Services, 'fileStore'>,
  fileId: string,
  error: unknown,
): Promise<void> {
  if (!isDatabaseAway(error)) await fileStore.deleteFile(fileId);
}
