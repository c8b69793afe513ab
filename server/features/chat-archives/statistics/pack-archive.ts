import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import type { ThreadTask } from '#server/ports/threads.ts';
import { chatArchive } from '../chat-archives.table.ts';
import type { packInThread } from './pack-in-thread.ts';
import { leastPacked } from './store-packed-columns.ts';
import type { packWordsInThread } from './words/pack-words-in-thread.ts';

export interface PackJob {
  archiveId: string;
}

const packing: ThreadTask<typeof packInThread> = {
  module: new URL('./pack-in-thread.ts', import.meta.url).href,
  name: 'packInThread',
};
const packingWords: ThreadTask<typeof packWordsInThread> = {
  module: new URL('./words/pack-words-in-thread.ts', import.meta.url).href,
  name: 'packWordsInThread',
};

/** After an import: prepares a larger archive for its figures, so that nobody who opens them first has to wait. */
export async function packArchive(
  services: Services,
  { archiveId }: PackJob,
  signal: AbortSignal,
): Promise<void> {
  const [archive] = await services.db
    .select({ userId: chatArchive.userId, lastNumber: chatArchive.lastNumber })
    .from(chatArchive)
    .where(eq(chatArchive.id, archiveId));
  if (archive === undefined || archive.lastNumber < leastPacked) return;
  const caller = { tenant: archive.userId ?? archiveId, signal };
  // One after the other, so that who looks at the figures meanwhile has a turn in between.
  await services.threads.run(packing, archiveId, caller);
  await services.threads.run(packingWords, archiveId, caller);
}
