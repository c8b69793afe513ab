import type pg from 'pg';
import type { Tracing } from '#server/ports/tracing.ts';
import { type Batches, createBatches } from './create-batches.ts';

/** What a batch does, and what it is called in traces. */
export interface BatchOf<Call, Result> {
  name: string;
  /** Answers for each call in its order, and does all of them or nothing. */
  run(pool: pg.Pool, calls: Call[]): Promise<Result[]>;
}

export const batchesOfPools = new WeakMap<pg.Pool, Map<object, Batches<unknown, unknown>>>();

/**
 * Runs a call at once, or together with others of its group that come while one of them is under way: see `createBatches`. Each call is
 * in the trace of its own request, for the time from now on.
 */
export async function addToBatch<Call, Result>(
  { pool, tracing }: { pool: pg.Pool; tracing?: Tracing | null },
  of: BatchOf<Call, Result>,
  group: string,
  call: Call,
): Promise<Result> {
  const startedMs = performance.now();
  try {
    return await batchesOf(pool, of).add(group, call);
  } finally {
    if (tracing?.traceId() !== undefined)
      tracing.record(`database ${of.name}`, {}, startedMs, performance.now());
  }
}

function batchesOf<Call, Result>(pool: pg.Pool, of: BatchOf<Call, Result>): Batches<Call, Result> {
  const ofPool = batchesOfPools.get(pool) ?? new Map<object, Batches<unknown, unknown>>();
  batchesOfPools.set(pool, ofPool);
  const batches = ofPool.get(of) ?? createBatches<Call, Result>((calls) => of.run(pool, calls));
  ofPool.set(of, batches as Batches<unknown, unknown>);
  return batches as Batches<Call, Result>;
}
