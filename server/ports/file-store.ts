import type { Readable } from 'node:stream';

/** Keeps uploaded files by an id that the server makes; names given by people never become paths. */
export interface FileStore {
  /** Stores the stream whole or not at all and answers its size in bytes. */
  saveFile(fileId: string, content: Readable): Promise<number>;
  readFile(fileId: string): Promise<Uint8Array>;
  /** Deleting a file that is not there is no error. */
  deleteFile(fileId: string): Promise<void>;
}
