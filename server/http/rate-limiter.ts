import { failure } from '#server/failure.ts';
import type { Clock } from '#server/ports/clock.ts';

interface RateRule {
  /** Calls allowed in a window. */
  count: number;
  windowSeconds: number;
}

export interface RateLimiter {
  /** Counts one call for the key; throws `rate-limited` with the seconds to wait once the window is full. */
  hit(key: string, rule: RateRule, message?: string): void;
  /** Forgets the key, as after a successful sign-in. */
  forget(key: string): void;
}

const maximumKeys = 100_000;

/**
 * Fixed windows in the memory of this process: with n web processes a limit is up to n times as wide, which still
 * bounds guessing, and costs no query.
 */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { endsAtMs: number; count: number }>();

  function makeRoom(nowMs: number): void {
    if (windows.size < maximumKeys) return;
    for (const [key, window] of windows) if (window.endsAtMs <= nowMs) windows.delete(key);
    // A tenth at once, oldest first: whoever floods with new keys does not make every call search the whole table.
    for (const key of windows.keys()) {
      if (windows.size < maximumKeys * 0.9) break;
      windows.delete(key);
    }
  }

  return {
    hit(key, rule, message) {
      const nowMs = clock.now().getTime();
      let window = windows.get(key);
      if (window === undefined || window.endsAtMs <= nowMs) {
        makeRoom(nowMs);
        window = { endsAtMs: nowMs + rule.windowSeconds * 1000, count: 0 };
        windows.delete(key);
        windows.set(key, window);
      }
      window.count++;
      if (window.count > rule.count) {
        throw failure('rate-limited', {
          ...(message === undefined ? {} : { message }),
          retryAfterSeconds: Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000)),
        });
      }
    },
    forget: (key) => void windows.delete(key),
  };
}
