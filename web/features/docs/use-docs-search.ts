import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/site.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { searchDocs } from './search-endpoint.ts';

export type SearchResult = AnswerOf<typeof contract.searchDocs>['data'][number];

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; results: SearchResult[] }
  | { kind: 'failed'; sentence: string };

/** As long as the typing may rest before it counts as a question. */
const waitMs = 200;

/** Searches the documentation for what is typed; an answer that was overtaken is dropped. */
export function useDocsSearch(text: string): SearchState & { retry: () => void } {
  const query = text.trim();
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same words
  useEffect(() => {
    if (query === '') {
      setState({ kind: 'idle' });
      return;
    }
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      // The last results stay in view until there are others.
      setState((last) => (last.kind === 'found' ? last : { kind: 'searching' }));
      try {
        const { data } = await call(searchDocs, { query: { q: query }, signal: overtaken.signal });
        if (!overtaken.signal.aborted) setState({ kind: 'found', results: data });
      } catch (error) {
        if (!overtaken.signal.aborted) setState({ kind: 'failed', sentence: describeError(error) });
      }
    }, waitMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [query, attempt]);

  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
