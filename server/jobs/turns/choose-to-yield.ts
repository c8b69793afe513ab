/** A group of jobs of one name: how many run in all processes, and whether one waits that could. */
export interface GroupAtWork {
  groupId: string;
  running: number;
  isWaiting: boolean;
}

/**
 * Chooses which of the jobs that have had their turn gives up its place: the longest running one of a group that has more
 * places than one that waits. Null when no group that waits has fewer.
 * @param overdue jobs of this process that have had their turn, the longest running first
 */
export function chooseToYield<Job extends { groupId: string }>(
  overdue: readonly Job[],
  groups: readonly GroupAtWork[],
): Job | null {
  const runningOf = new Map(groups.map(({ groupId, running }) => [groupId, running]));
  const fewest = Math.min(...groups.filter(({ isWaiting }) => isWaiting).map(({ running }) => running));
  return overdue.find(({ groupId }) => (runningOf.get(groupId) ?? 0) > fewest) ?? null;
}
