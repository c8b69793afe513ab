import { paths } from '#contract/page-addresses.ts';
import { type BrandTokens, labelTokens } from '#core/look/label-tokens.ts';
import { platformPages } from '#server/white-label/platform-pages.ts';
import type { WhiteLabel } from '#server/white-label/white-label.ts';

const declare = ({ brand, brandHover, onBrand, brandSoft, onBrandSoft }: BrandTokens): string =>
  `--brand:${brand};--brand-hover:${brandHover};--on-brand:${onBrand};--brand-soft:${brandSoft};--on-brand-soft:${onBrandSoft}`;

/** Links to pages that a partner's host does not have; in the text of the documentation they stay as words. */
const hidden = [
  '[data-ours]',
  'div:has(>a[href^="/services"])',
  'header a[href="/pricing"]',
  ...platformPages.map((path) => `a[href^="${path}"]`),
  // A heading above such links alone.
  `div:has(>p+ul>li:only-child>a[href^="${paths.docsPage('chatgenie')}"])`,
].join(',');
const inText = platformPages.map((path) => `.prose a[href^="${path}"]`).join(',');

/**
 * What makes pages look like the partner's: colours in both themes, the logo in place of ours, and nothing that leads
 * to what is ours.
 */
export function composeLabelStyle({ color }: WhiteLabel): string {
  return `:root,.scheme-light-tokens{${declare(labelTokens(color, 'light'))}}
@media screen{:root.dark,.scheme-dark-tokens{${declare(labelTokens(color, 'dark'))}}}
[data-logo]{background:url(/favicon.svg) center/contain no-repeat}
[data-logo]>*{display:none}
${hidden}{display:none!important}
${inText}{display:inline!important;color:inherit;text-decoration:none;pointer-events:none}
`;
}
