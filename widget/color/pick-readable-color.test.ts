import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, formatColor, parseColor, type Rgb } from './contrast.ts';
import { pickIconColor } from './pick-icon-color.ts';
import { pickSurface, pickTextShade } from './pick-readable-color.ts';

const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((color) => formatColor(color as Rgb));
const ratio = (one: string, other: string) => contrastRatio(parseColor(one), parseColor(other));

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#3b82f6', '#ffffff', 3.68],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(ratio(one, other)).toBeCloseTo(expected, 2);
  });
});

describe('pickSurface', () => {
  it('keeps text readable on every colour an owner may choose', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const surface = pickSurface(color);
        expect(ratio(surface.background, surface.text)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it.each([
    ['#000000', '#000000', '#ffffff'],
    ['#facc15', '#facc15', '#111827'],
    ['#ffffff', '#ffffff', '#111827'],
  ])('leaves %s as it is', (color, background, text) => {
    expect(pickSurface(color)).toEqual({ background, text });
  });

  it('takes the default blue for what is no colour', () => {
    expect(pickSurface('url(x)')).toEqual(pickSurface('#3b82f6'));
  });
});

describe('pickTextShade', () => {
  it('is readable on the light and the dark background', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom('#ffffff', '#16181d'), (color, background) => {
        expect(ratio(pickTextShade(color, background), background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('pickIconColor', () => {
  it('stands out on every colour, as graphics must', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const icon = pickIconColor(color) === '#fff' ? '#ffffff' : pickIconColor(color);
        expect(ratio(color, icon)).toBeGreaterThanOrEqual(2.95);
      }),
    );
  });
});
