import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { createS3FileStore } from './create-s3-file-store.ts';
import { explainS3Error } from './explain-s3-error.ts';
import type { S3Place } from './s3-place.ts';

/**
 * Lists, writes, reads and deletes once, so that a wrong setting is known before anybody uploads a file.
 *
 * @throws OperatorError
 */
export async function checkBucket(client: S3Client, place: S3Place): Promise<void> {
  const store = createS3FileStore(client, place);
  const name = `start-check-${randomUUID()}`;
  try {
    await client.send(
      new ListObjectsV2Command({ Bucket: place.bucket, Prefix: `${place.prefix}${name}`, MaxKeys: 1 }),
    );
    await store.saveFile(name, Readable.from([Buffer.from('Parley can write here.')]));
    await store.readFile(name);
    await store.deleteFile(name);
  } catch (error) {
    throw explainS3Error(error, place);
  }
}
