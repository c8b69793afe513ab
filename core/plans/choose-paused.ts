interface Placed {
  id: string;
  /** The owner wants it to go on answering where the plan does not allow all. */
  keepsPlace: boolean;
}

/**
 * The ids of the agents that a plan pauses: those beyond its number of agents. The ones that the owner chose come first, then the
 * older ones, by their time-sorted ids. `server/quota/is-paused-by-plan.ts` says the same in SQL.
 * @param limit null for unlimited
 */
export function choosePaused(agents: readonly Placed[], limit: number | null): string[] {
  if (limit === null) return [];
  const placed = agents.toSorted(
    (left, right) =>
      Number(right.keepsPlace) - Number(left.keepsPlace) ||
      (left.id < right.id ? -1 : left.id > right.id ? 1 : 0),
  );
  return placed.slice(limit).map(({ id }) => id);
}
