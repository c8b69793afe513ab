import type { Clock } from '#server/ports/clock.ts';

export interface TestClock extends Clock {
  advanceSeconds(seconds: number): void;
}

/** The real time, moved ahead as far as a test wants: what a library stamps by itself still agrees with it. */
export function createTestClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advanceSeconds(seconds) {
      aheadMs += seconds * 1000;
    },
  };
}
