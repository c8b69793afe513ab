import { useState } from 'react';

export interface RowSelection {
  ids: ReadonlySet<string>;
  /** Every row that matches is chosen, the ones that are not loaded too. */
  isAll: boolean;
  toggle: (id: string) => void;
  /** Chooses these rows and no others. */
  choose: (ids: readonly string[]) => void;
  chooseAll: () => void;
  clear: () => void;
}

/**
 * Which rows of a list are chosen.
 * @param scope what the list shows: another one begins with nothing chosen
 */
export function useSelection(scope: string): RowSelection {
  const [chosen, setChosen] = useState<{ scope: string; ids: ReadonlySet<string>; isAll: boolean }>({
    scope,
    ids: new Set(),
    isAll: false,
  });
  const { ids, isAll } = chosen.scope === scope ? chosen : { ids: new Set<string>(), isAll: false };
  const set = (ids: Iterable<string>, isAll = false) => setChosen({ scope, ids: new Set(ids), isAll });
  return {
    ids,
    isAll,
    toggle: (id) => set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    choose: (ids) => set(ids),
    chooseAll: () => set([], true),
    clear: () => set([]),
  };
}
