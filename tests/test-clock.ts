import type { Clock } from '#server/ports/clock.ts';

export interface TestClock extends Clock {
  advanceSeconds(seconds: number): void;
}

/** The real time, moved ahead by tests: the times that a library sets itself still agree with it. */
export function createTestClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advanceSeconds(seconds) {
      aheadMs += seconds * 1000;
    },
  };
}
