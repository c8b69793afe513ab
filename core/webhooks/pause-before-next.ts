/** Seconds between two attempts, which come 0, 1, 5 and 30 minutes, 2, 6, 12 and 24 hours after the event. */
const pauses = [60, 240, 1_500, 5_400, 14_400, 21_600, 43_200] as const;

/**
 * Seconds until the next attempt of a delivery; null when it has had its last.
 * @param failed attempts that have failed so far, from 1
 * @param retryAfterSeconds what the endpoint asked for, honoured up to a day
 */
export function pauseBeforeNext(failed: number, retryAfterSeconds: number | null): number | null {
  const pause = pauses[failed - 1];
  return pause === undefined ? null : Math.max(pause, Math.min(retryAfterSeconds ?? 0, 86_400));
}
