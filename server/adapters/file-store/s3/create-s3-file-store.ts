import { buffer } from 'node:stream/consumers';
import { DeleteObjectCommand, NoSuchKey, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { FileMissing } from '#server/ports/file-missing.ts';
import type { FileStore, OpenedFile } from '#server/ports/file-store.ts';
import { requireFileName } from '../require-file-name.ts';
import { listObjects } from './list-objects.ts';
import { openObject } from './open-object.ts';
import type { S3Place } from './s3-place.ts';
import { saveObject } from './save-object.ts';

/** Files in a bucket of a storage that speaks the protocol of Amazon S3. */
export function createS3FileStore(client: S3Client, place: S3Place): FileStore {
  const keyOf = (name: string): string => `${place.prefix}${requireFileName(name)}`;
  const openFile = async (name: string): Promise<OpenedFile> => {
    try {
      return await openObject(client, { Bucket: place.bucket, Key: keyOf(name) });
    } catch (error) {
      if (error instanceof NoSuchKey) throw new FileMissing(name);
      throw error;
    }
  };
  return {
    saveFile: async (name, content) => saveObject(client, place, keyOf(name), content),
    openFile,
    readFile: async (name) => buffer((await openFile(name)).content),
    async deleteFile(name) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket: place.bucket, Key: keyOf(name) }));
      } catch (error) {
        // Some servers say so, where Amazon says that all is well.
        if (!(error instanceof S3ServiceException && error.name === 'NoSuchKey')) throw error;
      }
    },
    listFiles: () => listObjects(client, place),
  };
}
