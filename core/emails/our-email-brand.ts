import { brand } from '#contract/brand.ts';
import type { EmailBrand } from './email-brand.ts';

/** The product's own brand in emails. */
export const ourEmailBrand: EmailBrand = {
  name: brand.name,
  slogan: brand.slogan,
  supportEmail: brand.supportEmail,
  color: null,
};
