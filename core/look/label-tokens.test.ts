import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';
import { labelTokens } from './label-tokens.ts';

const pages = { light: ['#faf8f5', '#ffffff', '#f4f0ea'], dark: ['#16130f', '#1e1a16', '#28231d'] } as const;

test('a brand of any colour can be read in both themes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xffffff }),
      fc.constantFrom('light' as const, 'dark' as const),
      (value, theme) => {
        const tokens = labelTokens(`#${value.toString(16).padStart(6, '0')}`, theme);
        for (const page of pages[theme])
          expect(contrastRatio(tokens.brand, page)).toBeGreaterThanOrEqual(4.49);
        expect(contrastRatio(tokens.onBrand, tokens.brand)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(tokens.onBrand, tokens.brandHover)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(tokens.onBrandSoft, tokens.brandSoft)).toBeGreaterThanOrEqual(4.49);
      },
    ),
  );
});
