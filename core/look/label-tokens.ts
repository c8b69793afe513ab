import { contrastRatio } from './contrast-ratio.ts';
import { parseColor } from './parse-color.ts';
import { shadeUntilReadable } from './shade-until-readable.ts';

/** The tokens of `web/styles/tokens.css` that carry the colour of a brand, for one theme. */
export interface BrandTokens {
  brand: string;
  brandHover: string;
  onBrand: string;
  brandSoft: string;
  onBrandSoft: string;
}

/** Backgrounds on which the colour must be readable: the darkest of the light theme, the lightest of the dark one. */
const grounds = { light: '#f4f0ea', dark: '#28231d' } as const;

/** A colour of a brand in shades that can be read in a theme (contrast of at least 4.5), all `#rrggbb`. */
export function labelTokens(color: string, theme: 'light' | 'dark'): BrandTokens {
  const ground = grounds[theme];
  const brand = shadeUntilReadable(color, ground);
  const onBrand = contrastRatio(brand, '#ffffff') >= contrastRatio(brand, '#000000') ? '#ffffff' : '#000000';
  const brandSoft = mix(ground, brand, 0.12);
  return {
    brand,
    brandHover: mix(brand, onBrand === '#ffffff' ? '#000000' : '#ffffff', 0.15),
    onBrand,
    brandSoft,
    onBrandSoft: shadeUntilReadable(brand, brandSoft),
  };
}

/** A colour with so much of another in it, 0 to 1. */
function mix(base: string, other: string, share: number): string {
  const to = parseColor(other);
  return `#${parseColor(base)
    .map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}
