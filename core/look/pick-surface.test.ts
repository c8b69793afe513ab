import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';
import { pickSurface } from './pick-surface.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['#ffffff', '#111827'],
  ['#ffe600', '#111827'],
  ['#3b82f6', '#ffffff'],
  ['#000000', '#ffffff'],
])('what is on %s is %s', (messageColor, expected) => {
  expect(pickSurface(messageColor).color).toBe(expected);
});

test.each([
  ['#000000', '#ffffff'],
  ['#1f5c4a', '#ffffff'],
  ['#facc15', '#111827'],
  ['#ffffff', '#111827'],
])('leaves %s as the owner chose it, since %s can be read on it', (messageColor, color) => {
  expect(pickSurface(messageColor)).toEqual({ backgroundColor: messageColor, color });
});

test('takes the default blue for what is no colour', () => {
  expect(pickSurface('url(x)')).toEqual(pickSurface('#3b82f6'));
});

test('text on any colour can be read', () => {
  fc.assert(
    fc.property(anyColor, (messageColor) => {
      const surface = pickSurface(messageColor);
      expect(contrastRatio(surface.backgroundColor, surface.color)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a surface of a surface is the same: the panel makes one of the launcher before it knows the agent', () => {
  fc.assert(
    fc.property(anyColor, (messageColor) => {
      const surface = pickSurface(messageColor);
      expect(pickSurface(surface.backgroundColor)).toEqual(surface);
    }),
  );
});
