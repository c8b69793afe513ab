import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';
import { pickIconColor } from './pick-icon-color.ts';

test('stands out on every colour, as graphics must', () => {
  const anyColor = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(anyColor, (color) => {
      const icon = pickIconColor(color) === '#fff' ? '#ffffff' : pickIconColor(color);
      expect(contrastRatio(color, icon)).toBeGreaterThanOrEqual(2.95);
    }),
  );
});
