import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => undefined;

/**
 * The search part of the URL, for pages that are written at build time: those know of none, so it counts as empty
 * until React has taken the page over.
 */
export function usePageSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => (isTakenOver ? search : new URLSearchParams()), [isTakenOver, search]);
}
