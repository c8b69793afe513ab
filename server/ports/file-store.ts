import type { Readable } from 'node:stream';

/** Keeps uploaded files by an id that the server makes; names given by people never become paths. */
export interface FileStore {
  /** Stores the stream whole or not at all. */
  saveFile(fileId: string, content: Readable): Promise<SavedContent>;
  readFile(fileId: string): Promise<Uint8Array>;
  /** Deleting a file that is not there is no error. */
  deleteFile(fileId: string): Promise<void>;
}

/** What a stream turned out to be while it was stored. */
export interface SavedContent {
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}
