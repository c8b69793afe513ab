import { useOutletContext } from 'react-router';
import type { getArchive } from '#contract/chat-archives/chat-archives.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';

export type WholeArchive = AnswerOf<typeof getArchive>;

/** The archive that the page around a tab has loaded. */
export function useArchive(): WholeArchive {
  return useOutletContext<WholeArchive>();
}
