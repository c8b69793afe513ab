import type { EmailBrand } from '../email-brand.ts';

/** Why an email about an account came, in its small print. */
export const accountReason = ({ name }: EmailBrand): string =>
  `You get this email because this address has an account at ${name}.`;
