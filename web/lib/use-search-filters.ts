import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Filters that live in the search part of the URL; an empty value takes one out. */
export function useSearchFilters() {
  const [search, setSearch] = useSearchParams();
  const setFilter = useCallback(
    (name: string, value: string) =>
      setSearch(
        (current) => {
          if (value) current.set(name, value);
          else current.delete(name);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const clearFilters = useCallback(
    (names: readonly string[]) =>
      setSearch(
        (current) => {
          for (const name of names) current.delete(name);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { search, setFilter, clearFilters };
}
