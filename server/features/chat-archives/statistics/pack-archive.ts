import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import type { ThreadTask } from '#server/ports/threads.ts';
import { chatArchive } from '../chat-archives.table.ts';
import type { packInThread } from './pack-in-thread.ts';
import { leastPacked } from './store-packed-columns.ts';

export interface PackJob {
  archiveId: string;
}

const packing: ThreadTask<typeof packInThread> = {
  module: new URL('./pack-in-thread.ts', import.meta.url).href,
  name: 'packInThread',
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
  await services.threads.run(packing, archiveId, { tenant: archive.userId ?? archiveId, signal });
}
