import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { createFolderFileStore } from './create-folder-file-store.ts';
import { s3AccessOf } from './s3/s3-access-of.ts';

/**
 * Where the settings say that uploaded files are: a bucket, which is tried once, or a folder. Only a bucket loads the
 * SDK, which takes about 40 MB of memory.
 *
 * @throws OperatorError when the bucket cannot be used
 */
export async function openFileStore(config: Config, dataDir: string): Promise<FileStore> {
  if (config.S3_BUCKET === undefined) return createFolderFileStore(join(dataDir, 'files'));
  const { openS3FileStore } = await import('./s3/open-s3-file-store.ts');
  return openS3FileStore({ ...s3AccessOf(config), bucket: config.S3_BUCKET, prefix: config.S3_PREFIX });
}
