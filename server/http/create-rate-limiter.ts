import { failure } from '#server/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RateLimit, RateLimitName } from './rate-limits.ts';

export interface RateLimiter<Name extends string = RateLimitName> {
  /**
   * Counts one call under a limit, for each subject by itself: an address, a user, a code. Throws `rate-limited` with the
   * seconds to wait once the window is full.
   */
  hit(name: Name, subject?: string): void;
  /** Starts from zero again, as after a successful sign-in. */
  forget(name: Name, subject?: string): void;
}

const maximumKeys = 100_000;

/**
 * Fixed windows in the memory of this process: with n web processes a limit is up to n times as wide, which still
 * bounds guessing, and costs no query.
 */
export function createRateLimiter<Name extends string>(
  clock: Clock,
  limits: Readonly<Record<Name, RateLimit>>,
): RateLimiter<Name> {
  const windows = new Map<string, { endsAtMs: number; count: number }>();

  function makeRoom(nowMs: number): void {
    if (windows.size < maximumKeys) return;
    for (const [key, window] of windows) if (window.endsAtMs <= nowMs) windows.delete(key);
    // A tenth at once, oldest first, so that a flood of new keys does not make every call search the whole table.
    for (const key of windows.keys()) {
      if (windows.size < maximumKeys * 0.9) break;
      windows.delete(key);
    }
  }

  return {
    hit(name, subject = '') {
      const { count, windowSeconds, message } = limits[name];
      const key = `${name} ${subject}`;
      const nowMs = clock.now().getTime();
      let window = windows.get(key);
      if (window === undefined || window.endsAtMs <= nowMs) {
        makeRoom(nowMs);
        window = { endsAtMs: nowMs + windowSeconds * 1000, count: 0 };
        windows.delete(key);
        windows.set(key, window);
      }
      window.count++;
      if (window.count > count) {
        throw failure('rate-limited', {
          ...(message === undefined ? {} : { message }),
          retryAfterSeconds: Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000)),
        });
      }
    },
    forget: (name, subject = '') => void windows.delete(`${name} ${subject}`),
  };
}
