import { expect, test } from 'vitest';
import { describeWait } from './describe-wait.ts';

test.each([
  [0, '1 minute'],
  [61, '2 minutes'],
  [5_340, '89 minutes'],
  [5_401, '2 hours'],
  [126_001, '2 days'],
])('%i seconds', (seconds, expected) => {
  expect(describeWait(seconds)).toBe(expected);
});
