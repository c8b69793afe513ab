import type { ThreadConnection } from '#server/ports/threads.ts';
import { readColumns } from './read-columns.ts';

/** Reads the messages of an archive as columns, which stores them for the next time. */
export async function packInThread(connection: ThreadConnection, archiveId: string): Promise<void> {
  await readColumns(connection, archiveId);
}
