import { setTimeout as sleep } from 'node:timers/promises';
import { type LoadResult, loadChats, median, percentile, type Target } from './load-chats.ts';
import { readUsage } from './process-usage.ts';

type Name = 'direct' | 'floor' | 'api' | 'widget';

export interface Measured {
  /** Over the stub called directly, in the same round: median and 99th percentile. */
  addedP50Ms: number;
  addedP99Ms: number;
  chatsPerSecond: number;
  cpuMsPerChat: number;
  /** The last process's part of it: for the product the database's. */
  lastCpuMsPerChat: number;
}

export interface VisitorsRow {
  visitors: number;
  direct: { firstP50Ms: number; firstP99Ms: number; chatsPerSecond: number };
  floor: Measured;
  api: Measured;
  widget: Measured;
  failed: number;
  reason: string | null;
}

/** Work that follows an answer, such as handing on its event, belongs to its cost. */
const settleMs = 500;

export interface Costed extends LoadResult {
  /** One entry for each of the processes, its descendants included. */
  cpuMsPerChat: number[];
}

/** A load with the CPU that the processes spent on it. */
export async function loadWithCost(
  target: Target,
  visitors: number,
  chats: number,
  pids: number[],
): Promise<Costed> {
  const before = pids.map((pid) => readUsage([pid]).cpuMs);
  const result = await loadChats(target, visitors, chats);
  await sleep(settleMs);
  const spent = pids.map((pid, index) => readUsage([pid]).cpuMs - (before[index] ?? 0));
  return { ...result, cpuMsPerChat: spent.map((ms) => ms / Math.max(1, result.chats)) };
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Measures all four ways in turn, `rounds` times; medians over the rounds. */
export async function measureVisitors(
  targets: Record<Name, Target>,
  options: { visitors: number; rounds: number; chats: number; pids: number[]; floorPid: number },
): Promise<VisitorsRow> {
  const { visitors, pids, floorPid } = options;
  // One visitor at a time takes long and varies little.
  const chats = visitors === 1 ? Math.ceil(options.chats / 3) : options.chats;
  const rounds: Record<Name, Costed>[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    rounds.push({
      direct: await loadWithCost(targets.direct, visitors, chats, []),
      floor: await loadWithCost(targets.floor, visitors, chats, [floorPid]),
      api: await loadWithCost(targets.api, visitors, chats, pids),
      widget: await loadWithCost(targets.widget, visitors, chats, pids),
    });
  }
  const over = (read: (round: Record<Name, Costed>) => number) => median(rounds.map(read));
  const measured = (name: Name): Measured => ({
    addedP50Ms: over((round) => median(round[name].firstTokenMs) - median(round.direct.firstTokenMs)),
    addedP99Ms: over(
      (round) => percentile(round[name].firstTokenMs, 99) - percentile(round.direct.firstTokenMs, 99),
    ),
    chatsPerSecond: over((round) => round[name].chatsPerSecond),
    cpuMsPerChat: over((round) => sum(round[name].cpuMsPerChat)),
    lastCpuMsPerChat: over((round) => round[name].cpuMsPerChat.at(-1) ?? 0),
  });
  const all = rounds.flatMap((round) => Object.values(round));
  return {
    visitors,
    direct: {
      firstP50Ms: over(({ direct }) => median(direct.firstTokenMs)),
      firstP99Ms: over(({ direct }) => percentile(direct.firstTokenMs, 99)),
      chatsPerSecond: over(({ direct }) => direct.chatsPerSecond),
    },
    floor: measured('floor'),
    api: measured('api'),
    widget: measured('widget'),
    failed: sum(all.map(({ failed }) => failed)),
    reason: all.find(({ reason }) => reason !== null)?.reason ?? null,
  };
}
