import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Filters that live in the search part of the URL; an empty value takes one out. Changes in quick succession all
 * count: the router hands out the address that is drawn, which the last change may not have reached yet.
 */
export function useSearchFilters() {
  const [search, setSearch] = useSearchParams();
  /** Addresses on their way, oldest first: one of them being drawn says nothing of those behind it. */
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const drawnAt = sent.current.indexOf(search.toString());
    // An address that is none of them was reached in another way, and overtakes them all.
    sent.current = drawnAt === -1 ? [] : sent.current.slice(drawnAt + 1);
  }, [search]);

  const change = useCallback(
    (apply: (filters: URLSearchParams) => void) =>
      setSearch(
        (drawn) => {
          const next = new URLSearchParams(sent.current.at(-1) ?? drawn);
          apply(next);
          sent.current.push(next.toString());
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const setFilter = useCallback(
    (name: string, value: string) =>
      change((filters) => (value ? filters.set(name, value) : filters.delete(name))),
    [change],
  );
  const clearFilters = useCallback(
    (names: readonly string[]) =>
      change((filters) => {
        for (const name of names) filters.delete(name);
      }),
    [change],
  );
  return { search, setFilter, clearFilters };
}
