import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { surfaceOf } from './surface-of.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#3b82f6', '#ffffff', 3.68],
])('%s on %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

test.each([
  ['#ffffff', '#111827'],
  ['#ffe600', '#111827'],
  ['#3b82f6', '#ffffff'],
  ['#000000', '#ffffff'],
])('what is on %s is %s', (color, expected) => {
  expect(surfaceOf(color).color).toBe(expected);
});

test('a colour that carries white already stays as the owner chose it', () => {
  expect(surfaceOf('#1f5c4a')).toEqual({ backgroundColor: '#1f5c4a', color: '#ffffff' });
});

test('text on any colour can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const surface = surfaceOf(`#${value.toString(16).padStart(6, '0')}`);
      expect(contrast(surface.backgroundColor, surface.color)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
