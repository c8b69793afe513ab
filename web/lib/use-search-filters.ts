import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Filters that live in the search part of the URL; an empty value takes one out. Two changes in quick succession both
 * count: the router hands out the address that is drawn, which the first change may not have reached yet.
 */
export function useSearchFilters() {
  const [search, setSearch] = useSearchParams();
  const wanted = useRef<URLSearchParams | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every address that is drawn
  useEffect(() => {
    wanted.current = null;
  }, [search]);

  const change = useCallback(
    (apply: (filters: URLSearchParams) => void) =>
      setSearch(
        (drawn) => {
          const next = new URLSearchParams(wanted.current ?? drawn);
          apply(next);
          wanted.current = next;
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
