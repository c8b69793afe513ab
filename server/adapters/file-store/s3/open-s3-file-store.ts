import type { FileStore } from '#server/ports/file-store.ts';
import { checkBucket } from './check-bucket.ts';
import { createS3Client } from './create-s3-client.ts';
import { createS3FileStore } from './create-s3-file-store.ts';
import type { S3Place } from './s3-place.ts';

/**
 * Opens a place in a bucket, and tries it once.
 *
 * @throws OperatorError when it cannot be used
 */
export async function openS3FileStore(place: S3Place): Promise<FileStore> {
  const client = createS3Client(place);
  await checkBucket(client, place);
  return createS3FileStore(client, place);
}
