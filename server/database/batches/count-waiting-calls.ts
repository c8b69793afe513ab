import type pg from 'pg';
import { batchesOfPools } from './add-to-batch.ts';

/** How many calls wait for the batch before theirs. */
export function countWaitingCalls(pool: pg.Pool): number {
  let count = 0;
  for (const { waiting } of batchesOfPools.get(pool)?.values() ?? []) count += waiting;
  return count;
}
