import { type KeyWarningDays, keyWarningDays } from '#contract/api-keys/api-keys.ts';

const dayMs = 86_400_000;

interface EndingKey {
  createdAt: Date;
  expiresAt: Date;
  /** The last warning that was sent. */
  warnedDays: KeyWarningDays | null;
}

/**
 * Which warning of its end is due for an API key, as days before it; null for none. Of several that are due the last is enough, and a
 * key that was made for less time than a warning is before its end needs no such warning.
 */
export function findKeyWarning(
  { createdAt, expiresAt, warnedDays }: EndingKey,
  now: Date,
): KeyWarningDays | null {
  if (expiresAt <= now) return null;
  const due = keyWarningDays.filter((days) => {
    const at = expiresAt.getTime() - days * dayMs;
    return createdAt.getTime() < at && at <= now.getTime() && (warnedDays === null || warnedDays > days);
  });
  return due.at(-1) ?? null;
}
