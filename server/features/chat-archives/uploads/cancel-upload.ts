import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { deleteUpload } from './delete-upload.ts';
import { findUpload } from './find-upload.ts';

/** Deletes an upload that is not finished. */
export function cancelUpload(
  services: Services,
  userId: string,
  of: { archiveId: string; uploadId: string },
): Promise<void> {
  return withTransaction(services, async (services) =>
    deleteUpload(services, await findUpload(services, userId, of, 'lock')),
  );
}
