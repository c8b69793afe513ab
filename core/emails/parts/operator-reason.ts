import type { EmailBrand } from '../email-brand.ts';

/** Why an email to the operator came, in its small print. */
export const operatorReason = ({ name }: EmailBrand): string =>
  `You get this email because this is the operator's address of this ${name} installation.`;
