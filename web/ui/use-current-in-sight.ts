import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** On a phone a row of links is wider than the screen: the current one is put in its middle, clear of the faded edges. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may mean another link
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!row.current || !current) return;
    const { left, width } = row.current.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    row.current.scrollLeft += place.left + place.width / 2 - (left + width / 2);
  }, [row, pathname, search]);
}
