import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPattern } from './match-pattern.ts';

test('agrees with the regular expression that it replaces', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 12 });
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 8 });
  fc.assert(
    fc.property(pattern, text, (glob, candidate) => {
      const expression = new RegExp(`^${glob.replaceAll('*', '.*')}$`);
      expect(matchPattern(glob, candidate)).toBe(expression.test(candidate));
    }),
    { numRuns: 2_000 },
  );
});

test('signs that mean something elsewhere stand for themselves', () => {
  expect(matchPattern('/a.b?c=(1)', '/a.b?c=(1)')).toBe(true);
  expect(matchPattern('/a.b', '/axb')).toBe(false);
});
