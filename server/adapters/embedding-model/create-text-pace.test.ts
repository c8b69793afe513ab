import { expect, test } from 'vitest';
import { createTextPace } from './create-text-pace.ts';

test.each([
  ['nobody asks', null, 10, 1_000, 0],
  ['somebody asked a moment ago', 990, 10, 1_000, 190],
  ['the rest is half over', 990, 10, 1_095, 95],
  ['the rest is over', 990, 10, 1_190, 0],
  ['nobody has asked for a while', 990, 10, 2_000, 0],
  ['a long text has been computed', 1_500, 400, 1_600, 400],
])('how long texts rest when %s', (_when, askedAtMs, tookMs, nowMs, restMs) => {
  const pace = createTextPace();
  if (askedAtMs !== null) pace.noteQuestion(askedAtMs);
  pace.noteText(tookMs, 1_000);
  expect(pace.restMs(nowMs)).toBe(restMs);
});
