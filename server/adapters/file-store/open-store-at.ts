import { resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { createFolderFileStore } from './create-folder-file-store.ts';
import { s3AccessOf } from './s3/s3-access-of.ts';

/**
 * Opens a place that is written as a folder, or as `s3://bucket/folder` at the storage of the settings.
 *
 * @throws OperatorError when a bucket cannot be used
 */
export async function openStoreAt(config: Config, place: string): Promise<FileStore> {
  if (!place.startsWith('s3://')) return createFolderFileStore(resolve(place));
  const [bucket = '', ...folders] = place.slice('s3://'.length).split('/');
  if (bucket === '') throw new OperatorError(`${place} names no bucket. Write it as s3://bucket/folder.`);
  const folder = folders.filter((part) => part !== '').join('/');
  const { openS3FileStore } = await import('./s3/open-s3-file-store.ts');
  return openS3FileStore({ ...s3AccessOf(config), bucket, prefix: folder === '' ? '' : `${folder}/` });
}
