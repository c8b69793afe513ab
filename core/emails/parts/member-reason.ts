import type { EmailBrand } from '../email-brand.ts';

/** Why an email to a member of a workspace came, in its small print. */
export const memberReason = ({ name }: EmailBrand): string =>
  `You get this email because you are a member of a workspace on ${name}.`;
