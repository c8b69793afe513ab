import type { Pool } from 'pg';
import type { Clock } from '#server/ports/clock.ts';

/** What counting under limits needs. */
export interface LimitServices {
  pool: Pool;
  clock: Clock;
  secretKey: string;
}

export interface Counted {
  /** Calls in this window so far, with this one. */
  count: number;
  /** Calls that this window still allows. */
  remaining: number;
  endsAtMs: number;
}
