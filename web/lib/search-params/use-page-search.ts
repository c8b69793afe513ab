import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTakenOver } from '#web/lib/use-taken-over.ts';

/**
 * The search part of the URL, for pages that are written at build time: those know of none, so it counts as empty
 * until React has taken the page over.
 */
export function usePageSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const isTakenOver = useTakenOver();
  return useMemo(() => (isTakenOver ? search : new URLSearchParams()), [isTakenOver, search]);
}
