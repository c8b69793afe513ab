import type { ReaderAnswer } from './reader-job.ts';

/** Of the messages of a chat export among its long lists: behind the chats that they are of. */
export const placeOfMessages = 1;

/** The lists of an answer that a file can make as long as it likes: always in the same order, to be filled in place. */
export function longLists(answer: ReaderAnswer): unknown[][] {
  if (answer.kind !== 'ok' || 'picture' in answer || 'found' in answer) return [];
  if ('scan' in answer) return [];
  if ('openapi' in answer) return 'operations' in answer.openapi ? [answer.openapi.operations] : [];
  if ('email' in answer) return [answer.pieces];
  if ('legal' in answer) return answer.legal.kind === 'package' ? [answer.legal.pieces] : [];
  if ('chatExport' in answer)
    return answer.chatExport.kind === 'chats' ? [answer.chatExport.chats, answer.chatExport.messages] : [];
  if ('sitemap' in answer) return [answer.sitemap.urls, answer.sitemap.sitemaps];
  return [answer.document.blocks, answer.page?.links ?? [], answer.page?.alternates ?? []];
}
