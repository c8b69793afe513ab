import { brand } from '#contract/brand.ts';

/** Why an email came, in its small print. */
export const accountReason = `You get this email because this address has an account at ${brand.name}.`;
export const memberReason = `You get this email because you are a member of a workspace on ${brand.name}.`;
