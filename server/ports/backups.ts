import type { StoredFile } from './file-store.ts';

/** Encrypted backups of the whole installation in one place. */
export interface Backups {
  /** As people read it. */
  place: string;
  /** Writes one while the product goes on working, named for the time. */
  write(now: Date, signal: AbortSignal): Promise<WrittenBackup>;
  /**
   * Restores one into a scratch database and compares counts and hashes.
   *
   * @throws when anything differs; the message says what
   */
  prove(name: string, signal: AbortSignal): Promise<{ rows: number; files: number }>;
  /** Newest first. */
  list(): Promise<StoredFile[]>;
  delete(name: string): Promise<void>;
}

export interface WrittenBackup {
  name: string;
  sizeBytes: number;
  rows: number;
  files: number;
}
