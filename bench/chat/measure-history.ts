import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { loadChats, type Target } from './load-chats.ts';
import { loadWithCost, sum } from './measure-visitors.ts';
import { readUsage } from './process-usage.ts';
import { emptyStore, storeChats } from './stored-chats.ts';

export interface HistoryRow {
  emptyCpuMs: number;
  filledCpuMs: number;
  failed: number;
}

const visitors = 10;

/** CPU a chat with an empty store, with `stored` chats in it, and with an empty one again, against drift. */
export async function measureHistory(
  target: Target,
  options: {
    database: Client;
    agentId: string;
    /** How many chats, of how many agents. */
    stored: { chats: number; agents: number };
    chats: number;
    rounds: number;
    pids: number[];
  },
): Promise<HistoryRow> {
  const { database, agentId, stored, chats, rounds, pids } = options;
  let failed = 0;
  const measure = async () => {
    await untilQuiet(pids);
    await loadChats(target, visitors, Math.min(100, chats));
    const costs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const result = await loadWithCost(target, visitors, chats, pids);
      failed += result.failed;
      costs.push(sum(result.cpuMsPerChat));
    }
    // The least of the rounds: other work on the machine only ever adds.
    return Math.min(...costs);
  };
  await emptyStore(database);
  const before = await measure();
  await emptyStore(database);
  await storeChats(database, agentId, stored);
  const filled = await measure();
  await emptyStore(database);
  const after = await measure();
  return { emptyCpuMs: Math.min(before, after), filledCpuMs: filled, failed };
}

/** The database goes on writing and tidying up after a large change, which is not the cost of a chat. */
async function untilQuiet(pids: number[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  let spentMs = Number.POSITIVE_INFINITY;
  while (spentMs > 50 && Date.now() < deadline) {
    const before = readUsage(pids).cpuMs;
    await sleep(2_000);
    spentMs = readUsage(pids).cpuMs - before;
  }
}
