import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';
import { shadeUntilReadable } from './shade-until-readable.ts';

test('every colour becomes readable on the light and the dark background of the chat', () => {
  const anyColor = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(anyColor, fc.constantFrom('#ffffff', '#16181d'), (color, background) => {
      expect(contrastRatio(shadeUntilReadable(color, background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
