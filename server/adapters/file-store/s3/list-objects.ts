import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import type { StoredFile } from '#server/ports/file-store.ts';
import { isFileName } from '../is-file-name.ts';
import type { S3Place } from './s3-place.ts';

/** The files of a place; what else somebody keeps under its prefix is not ours. */
export async function* listObjects(
  client: S3Client,
  { bucket, prefix }: Pick<S3Place, 'bucket' | 'prefix'>,
): AsyncGenerator<StoredFile> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key = '', Size = 0 } of page.Contents ?? []) {
      const name = Key.slice(prefix.length);
      if (isFileName(name)) yield { name, sizeBytes: Size };
    }
}
