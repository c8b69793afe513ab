import { expect, test } from 'vitest';
import { guessDelayMs } from './guess-delay-ms.ts';

test.each([
  [0, 0],
  [10, 0],
  [11, 250],
  [12, 500],
  [14, 2_000],
  [15, 4_000],
  [16, 4_000],
  [100_000, 4_000],
])('after %s attempts the answer waits %s ms', (attempts, delayMs) => {
  expect(guessDelayMs(attempts)).toBe(delayMs);
});
