import { hasSqlState } from './has-sql-state.ts';

/** Whether the database gave a statement up since it took too long, or waited too long for a lock. */
export function hasTimedOut(error: unknown): boolean {
  return hasSqlState(error, /^(?:57014|55P03)$/);
}
