import { AsyncLocalStorage } from 'node:async_hooks';
import { hasTimedOut } from '../has-timed-out.ts';
import { isDatabaseAway } from '../is-database-away.ts';

export interface Batches<Call, Result> {
  /** Runs a call at once if none of its group is under way, or else together with the others of its group that wait. */
  add(group: string, call: Call): Promise<Result>;
  /** How many calls wait. */
  readonly waiting: number;
}

interface Waiting<Call, Result> {
  call: Call;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** More would let the first of a batch wait noticeably for the last. */
const mostTogether = 32;

/** A batch belongs to the traces of several requests, so to none of them. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

/**
 * Lets calls of one group that come while one is under way run together. `run` answers for each call in its order, and does all of
 * them or nothing: where it fails each is run again by itself, so that the fault of one is not the others', unless the database is
 * away or the batch waited too long: each would wait as long again, and with it all who come after.
 */
export function createBatches<Call, Result>(
  run: (calls: Call[]) => Promise<Result[]>,
): Batches<Call, Result> {
  /** Of groups that have a batch under way: who came since. */
  const groups = new Map<string, Waiting<Call, Result>[]>();

  async function runBatch(batch: readonly Waiting<Call, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ call }) => call));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (error) {
      const isForAll = batch.length === 1 || isDatabaseAway(error) || hasTimedOut(error);
      if (isForAll) for (const { reject } of batch) reject(error);
      else for (const each of batch) await runBatch([each]);
    }
  }

  async function runGroup(group: string, first: Waiting<Call, Result>): Promise<void> {
    const waiting: Waiting<Call, Result>[] = [];
    groups.set(group, waiting);
    let batch = [first];
    while (batch.length > 0) {
      await runBatch(batch);
      batch = waiting.splice(0, mostTogether);
    }
    groups.delete(group);
  }

  return {
    add: (group, call) =>
      new Promise((resolve, reject) => {
        const entry = { call, resolve, reject };
        const waiting = groups.get(group);
        if (waiting === undefined) void outsideOfRequests(() => runGroup(group, entry));
        else waiting.push(entry);
      }),
    get waiting() {
      let count = 0;
      for (const waiting of groups.values()) count += waiting.length;
      return count;
    },
  };
}
