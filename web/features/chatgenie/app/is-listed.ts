import { shownInArchiveMaximum } from '#contract/chat-archives/chat-archives.ts';

/** Whether an archive may have a chat or person with this id: of a very large one not all are listed. */
export const isListed = (id: string, list: readonly { id: string }[]): boolean =>
  list.length >= shownInArchiveMaximum || list.some((each) => each.id === id);
