import { expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { cleanCode } from './clean-code.ts';

test('code keeps its indentation and empty lines, without blanks at the ends of lines', () => {
  expect(cleanCode('\n\n  if (a) \t\n\n    b()  \n\n')).toBe('  if (a)\n\n    b()');
});

test.each([' ', '\n'])('100,000 times %j within a line are passed over at once', (blank) => {
  const code = `a${blank.repeat(100_000)}b`;
  const ms = cpuMsOf(() => expect(cleanCode(code)).toBe(code));
  expect(ms).toBeLessThan(1_000);
});
