import type { ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';
import type { Services } from '#server/context.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import type { ThreadTask } from '#server/ports/threads.ts';
import type { ColumnFilter } from '../read-columns.ts';
import type { countWordsInThread } from './count-words-in-thread.ts';

const counting: ThreadTask<typeof countWordsInThread> = {
  module: new URL('./count-words-in-thread.ts', import.meta.url).href,
  name: 'countWordsInThread',
};

/** The words, emoji, websites and kinds of media that are used most in an archive, or in a chat or a span of time of it. */
export async function countArchiveWords(
  services: Services,
  userId: string,
  archiveId: string,
  filter: ColumnFilter,
  signal?: AbortSignal,
): Promise<ArchiveWords> {
  await findArchive(services, userId, archiveId);
  return services.threads.run(counting, { archiveId, filter }, { tenant: userId, signal });
}
