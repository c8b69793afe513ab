import type { Change } from './plan-changes.ts';
import type { Secrets } from './secrets.ts';

/** @throws with the names of secrets that changes need and that were not given */
export function requireSecrets(changes: readonly Change[], given: Secrets): void {
  const needed = changes.flatMap((change) => ('secrets' in change ? change.secrets : []));
  const missing = [...new Set(needed)].filter((name) => (given[name] ?? '') === '');
  if (missing.length === 0) return;
  throw new Error(
    `Nothing was changed. Give these secrets as environment variables, or take their lines out of the file: ${missing.join(', ')}`,
  );
}
