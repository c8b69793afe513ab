import type pg from 'pg';

/** Long over, so that a count which begins with this row begins its window, too. */
const statement = `
  insert into rate_limit (key, count, ends_at) select key, 0, 'epoch' from unnest($1::text[]) as given (key)
  on conflict (key) do update set count = 0 where false`;

/**
 * Locks the counts of these keys in one order, for a transaction in which several statements count under some of them each: two of
 * these could wait for one another otherwise. Changes none.
 */
export function lockHits(keys: readonly string[]): pg.QueryConfig {
  return { name: 'lock-hits', text: statement, values: [[...new Set(keys)].sort()] };
}
