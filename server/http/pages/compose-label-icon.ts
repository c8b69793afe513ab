import { labelTokens } from '#core/look/label-tokens.ts';
import type { WhiteLabel } from '#server/white-label/white-label.ts';

/** The icon of a brand without a logo: its first letter on its colour. */
export function composeLabelIcon({ name, color }: WhiteLabel): string {
  const { brand, onBrand } = labelTokens(color, 'light');
  const letter = [...name][0]?.toUpperCase() ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${brand}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="18" font-weight="700" fill="${onBrand}">${letter}</text></svg>`;
}
