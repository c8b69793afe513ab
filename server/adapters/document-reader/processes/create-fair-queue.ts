/** Work that waits, by whom it is for. */
export interface FairQueue<Task> {
  add(tenant: string, task: Task): void;
  /**
   * The next task: of the tenant with the fewest at work and, among those, the one who was served longest ago. Null when
   * nobody with fewer than `mostEach` at work waits.
   */
  take(atWork: ReadonlyMap<string, number>, mostEach: number): { tenant: string; task: Task } | null;
  /** Does anybody with fewer than `mostEach` at work wait, and with a next task that meets the condition? */
  hasWaiting(
    atWork: ReadonlyMap<string, number>,
    mostEach: number,
    condition?: (next: Task) => boolean,
  ): boolean;
  /** Empties it. */
  takeAll(): Task[];
}

export function createFairQueue<Task>(): FairQueue<Task> {
  /** In the order in which they are to be served: who has been served goes to the end. */
  const waiting = new Map<string, Task[]>();

  function choose(atWork: ReadonlyMap<string, number>, mostEach: number): string | null {
    let chosen: string | null = null;
    let fewest = mostEach;
    for (const tenant of waiting.keys()) {
      const count = atWork.get(tenant) ?? 0;
      if (count >= fewest) continue;
      chosen = tenant;
      fewest = count;
    }
    return chosen;
  }

  return {
    add(tenant, task) {
      const tasks = waiting.get(tenant);
      if (tasks === undefined) waiting.set(tenant, [task]);
      else tasks.push(task);
    },
    take(atWork, mostEach) {
      const tenant = choose(atWork, mostEach);
      const tasks = tenant === null ? undefined : waiting.get(tenant);
      const task = tasks?.shift();
      if (tenant === null || tasks === undefined || task === undefined) return null;
      waiting.delete(tenant);
      if (tasks.length > 0) waiting.set(tenant, tasks);
      return { tenant, task };
    },
    hasWaiting: (atWork, mostEach, condition = () => true) =>
      [...waiting].some(([tenant, [next]]) => {
        return (atWork.get(tenant) ?? 0) < mostEach && next !== undefined && condition(next);
      }),
    takeAll() {
      const all = [...waiting.values()].flat();
      waiting.clear();
      return all;
    },
  };
}
