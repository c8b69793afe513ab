import type { ThreadConnection } from '#server/ports/threads.ts';
import { packWords } from './pack-words.ts';

/** Counts the words of an archive for the next time. */
export const packWordsInThread = ({ pool }: ThreadConnection, archiveId: string): Promise<void> =>
  packWords(pool, archiveId);
