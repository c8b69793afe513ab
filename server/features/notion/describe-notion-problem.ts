import type { NotionProblemKind } from '#server/ports/notion-problem.ts';

const SENTENCES: Record<NotionProblemKind, string> = {
  unauthorized:
    'Notion no longer accepts the connection. Connect Notion again, then train this source again.',
  'not-found': 'This was deleted in Notion, or is no longer shared with the connection.',
  'not-allowed':
    'The connection may not read content. Allow “Read content” for it in Notion, then try again.',
  busy: 'Notion asked us to wait, as there were too many requests. Try again in a few minutes.',
  unavailable: 'Notion is not responding. Try again in a few minutes.',
  refused: 'Notion could not give this content. Try again in a few minutes.',
};

/** One or two sentences for the owner: what Notion said and what to do. */
export function describeNotionProblem(kind: NotionProblemKind): string {
  return SENTENCES[kind];
}
