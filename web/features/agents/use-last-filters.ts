import { useEffect } from 'react';
import { useLocation } from 'react-router';

const filters = new Map<string, string>();

/**
 * Keeps the filters that each page of the console was left with, so that its link in the sidebar leads back to them. The
 * link of the page that is open clears them.
 */
export function useLastFilters(): (path: string) => string {
  const { pathname, search } = useLocation();
  useEffect(() => {
    filters.set(pathname, search);
  }, [pathname, search]);
  return (path) => (path === pathname ? path : path + (filters.get(path) ?? ''));
}
