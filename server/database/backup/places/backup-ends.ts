import type { Readable } from 'node:stream';

/** Where a backup goes. */
export interface BackupTarget<Saved = unknown> {
  /** Keeps the content under its name whole or not at all. */
  save(content: Readable): Promise<Saved>;
}

/** Where a backup is. */
export interface BackupOrigin {
  /** As sentences name it. */
  name: string;
  /** @throws OperatorError when there is none */
  open(): Promise<Readable>;
}
