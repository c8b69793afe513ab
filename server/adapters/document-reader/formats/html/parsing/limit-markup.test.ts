import { expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { limitMarkup } from './limit-markup.ts';

test.each([
  ['a name', `<${'a'.repeat(300_000)}`],
  ['attributes', `<a ${'b '.repeat(150_000)}`],
  ['a class', `<a class="${'b'.repeat(300_000)}`],
])('a tag that never ends, with %s without end, is passed over at once', (_what, html) => {
  expect(cpuMsOf(() => limitMarkup(html))).toBeLessThan(1_000);
});
