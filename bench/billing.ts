import fc from 'fast-check';
import { everyLife } from '../tests/billing/every-life.ts';

/**
 * Runs the property of the state machine of subscriptions (`tests/billing/every-life.ts`) for 10,000 random lives of
 * buyers: `node bench/billing.ts [seed]`. The suite runs 300.
 */
const runs = 10_000;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const startedMs = performance.now();
fc.assert(everyLife, { numRuns: runs, seed });
const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
process.stdout.write(`${runs} lives of buyers, seed ${seed}: all add up (${seconds} s)\n`);
