import { isHTTPResponseError, isNotionClientError } from '@notionhq/client';
import { NotionProblem, type NotionProblemKind } from '#server/ports/notion-problem.ts';

/** By the status of the answer: codes differ between the API and its part for OAuth, statuses do not. */
const KINDS: Record<number, NotionProblemKind> = {
  401: 'unauthorized',
  403: 'not-allowed',
  404: 'not-found',
  429: 'busy',
  529: 'busy',
};

/**
 * What the library threw in our words. What is no answer of Notion's, such as a job that was stopped, stays as it is.
 * @param isTokenRequest then 400 says that the code or the refresh token is not valid (`invalid_grant`)
 */
export function translateNotionError(error: unknown, isTokenRequest = false): unknown {
  if (error instanceof NotionProblem) return error;
  const options = { cause: error };
  if (isHTTPResponseError(error)) {
    if (isTokenRequest && error.status === 400) return new NotionProblem('unauthorized', options);
    const kind = KINDS[error.status] ?? (error.status >= 500 ? 'unavailable' : 'refused');
    return new NotionProblem(kind, options);
  }
  const isUnreachable = error instanceof TypeError || error instanceof SyntaxError || isTimeout(error);
  return isUnreachable || isNotionClientError(error) ? new NotionProblem('unavailable', options) : error;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
