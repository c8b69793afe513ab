import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedView } from '#contract/saved-views/saved-views.schemas.ts';
import type { SavedViewKind } from '#contract/saved-views/saved-views.ts';
import { filterOfAddress, viewParameter } from './filter-of-address.ts';
import { savedViewsQuery } from './saved-views.queries.ts';

/**
 * The views of a list, and the one that the address names. An address with a view alone gets the view's filters; with
 * filters of its own it keeps them, so that what was sent stays what it was.
 */
export function useSavedView(kind: SavedViewKind, filterNames: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const views = useQuery(savedViewsQuery(kind));
  const id = search.get(viewParameter);
  const view = views.data?.find((each) => each.id === id);
  const filter = filterOfAddress(search, filterNames);
  const isAlone = id !== null && filter === '';

  useEffect(() => {
    if (isAlone && view && view.filter !== '')
      setSearch(`${view.filter}&${viewParameter}=${view.id}`, { replace: true, preventScrollReset: true });
  }, [isAlone, view, setSearch]);

  /** The address of a view in this list. */
  const searchOf = ({ id, filter }: Pick<SavedView, 'id' | 'filter'>): string =>
    `?${filter}${filter === '' ? '' : '&'}${viewParameter}=${id}`;

  return {
    views: views.data ?? [],
    view,
    filter,
    hasChanges: view !== undefined && view.filter !== filter,
    searchOf,
  };
}
