interface Unsaved {
  /** Path of pages that share the form, between which nothing is lost. */
  within: string | undefined;
}

const kept = new Set<Unsaved>();
const listeners = new Set<() => void>();

/** What was typed on the pages of the console and is not saved, for the one guard that asks before it is lost. */
export const unsavedChanges = {
  /** Says that there are changes. Call the function that it returns when there are none any more. */
  add(within?: string): () => void {
    const unsaved = { within };
    kept.add(unsaved);
    for (const listener of listeners) listener();
    return () => {
      kept.delete(unsaved);
      for (const listener of listeners) listener();
    };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  has: (): boolean => kept.size > 0,
  /** Whether some is lost on the way to this path. */
  isLostAt: (path: string): boolean =>
    [...kept].some(({ within }) => within === undefined || !isWithin(path, within)),
};

const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);
