import type { Readable } from 'node:stream';

/** Keeps files by a name that the server makes; names given by people never become paths. */
export interface FileStore {
  /** Stores the stream whole or not at all, in the place of a file that had the name. */
  saveFile(name: string, content: Readable): Promise<SavedContent>;
  /** @throws FileMissing */
  readFile(name: string): Promise<Uint8Array>;
  /**
   * Opens a file to be read in pieces; the stream fails when not all of it can be read. The caller reads it to its
   * end or destroys it.
   *
   * @throws FileMissing
   */
  openFile(name: string): Promise<OpenedFile>;
  /** Deleting a file that is not there is no error. */
  deleteFile(name: string): Promise<void>;
  /** All files, in no order. */
  listFiles(): AsyncIterable<StoredFile>;
}

/** What a stream turned out to be while it was stored. */
export interface SavedContent {
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}

export interface OpenedFile {
  sizeBytes: number;
  content: Readable;
}

export interface StoredFile {
  name: string;
  sizeBytes: number;
}
