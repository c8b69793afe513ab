import { DatabaseSync } from 'node:sqlite';
import { applyWal } from '#core/chat-archives/reading/imessage/apply-wal.ts';

/** Of one value. No message is as long. */
const longestValue = 64 * 1_048_576;

/**
 * Opens a database that somebody uploaded, in memory: no file is written, and nothing that its schema says is run.
 * @param bytes may be changed
 * @throws what SQLite throws for bytes that are no sound database
 */
export function openDatabase(bytes: Uint8Array, wal: Uint8Array | null): DatabaseSync {
  const database = new DatabaseSync(':memory:', {
    allowExtension: false,
    defensive: true,
    limits: { length: longestValue, attach: 0 },
  });
  database.deserialize(applyWal(bytes, wal));
  database.exec('pragma trusted_schema = off');
  return database;
}
