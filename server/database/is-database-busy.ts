import { hasSqlState } from './has-sql-state.ts';
import { hasTimedOut } from './has-timed-out.ts';

/**
 * Whether the database gave a statement up, which may succeed in a moment: it took too long, waited too long for a lock, or was
 * in another's way. Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isDatabaseBusy(error: unknown): boolean {
  return hasTimedOut(error) || hasSqlState(error, /^(?:40P01|40001)$/);
}
