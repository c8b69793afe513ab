import type { Services } from '#server/context.ts';
import { readColumns } from './read-columns.ts';

/** Reads the messages of an archive as columns, which stores them for the next time. */
export async function packInThread(connection: Pick<Services, 'db'>, archiveId: string): Promise<void> {
  await readColumns(connection, archiveId);
}
