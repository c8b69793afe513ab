/** Seconds between two attempts, which come 0, 1, 5 and 30 minutes, 2, 6, 12 and 24 hours after the first. */
const pauses = [60, 240, 1_500, 5_400, 14_400, 21_600, 43_200] as const;

interface Tried {
  /** Attempts that have failed so far, from 1. */
  failed: number;
  /** What the endpoint asked for, honoured up to a day. */
  retryAfterSeconds: number | null;
  /** Until its schedule ends: one that had to wait for its turn has less time left. */
  secondsLeft: number;
}

/** Seconds until the next attempt of a delivery; null when it has had its last. */
export function pauseBeforeNext({ failed, retryAfterSeconds, secondsLeft }: Tried): number | null {
  const pause = pauses[failed - 1];
  if (pause === undefined) return null;
  const wanted = Math.max(pause, Math.min(retryAfterSeconds ?? 0, 86_400));
  return wanted > secondsLeft ? null : wanted;
}
