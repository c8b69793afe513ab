import type { Services } from '#server/context.ts';
import { deleteUpload } from './delete-upload.ts';
import { findUpload } from './find-upload.ts';

/** Deletes an upload that is not finished. */
export async function cancelUpload(
  services: Services,
  userId: string,
  of: { archiveId: string; uploadId: string },
): Promise<void> {
  const { id } = await findUpload(services, userId, of);
  await deleteUpload(services, id);
}
