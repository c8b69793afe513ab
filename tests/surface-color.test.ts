import fc from 'fast-check';
import { expect, test } from 'vitest';
import { surfaceOf } from '#core/look/surface-of.ts';
import { pickSurface } from '../widget/color/pick-readable-color.ts';

test('the chat, its launcher and the console derive the same surface from a colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const surface = pickSurface(color);
      expect(surfaceOf(color)).toEqual({ backgroundColor: surface.background, color: surface.text });
      // The panel makes one of the launcher's colour again before it knows the agent's.
      expect(pickSurface(surface.background)).toEqual(surface);
    }),
  );
});
