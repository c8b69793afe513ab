import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { SavedContent } from '#server/ports/file-store.ts';
import { measureContent } from '../measure-content.ts';
import type { S3Place } from './s3-place.ts';

/** An object has up to 10,000 parts, so this also decides its greatest size: 80 GB. */
const partSize = 8 * 1024 * 1024;

/**
 * Uploads a stream in parts, one after the other, so that an upload takes the memory of one part. It becomes an object
 * when it is complete; when it fails, its parts are thrown away.
 */
export async function saveObject(
  client: S3Client,
  { bucket, encryption }: Pick<S3Place, 'bucket' | 'encryption'>,
  key: string,
  content: Readable,
): Promise<SavedContent> {
  // It may have failed, or fail, before it is read; its reader still gets the error.
  content.on('error', () => undefined);
  const measuring = measureContent(content);
  try {
    await new Upload({
      client,
      partSize,
      queueSize: 1,
      params: {
        Bucket: bucket,
        Key: key,
        Body: Readable.from(measuring.pieces, { objectMode: false }),
        ...(encryption !== undefined && { ServerSideEncryption: encryption.algorithm }),
        ...(encryption?.kmsKeyId !== undefined && { SSEKMSKeyId: encryption.kmsKeyId }),
      },
    }).done();
  } finally {
    content.destroy();
  }
  return measuring.result();
}
