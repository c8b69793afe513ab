import type { EmailBrand } from '../email-brand.ts';

/** Whose email it is, in one line below it. */
export const signEmail = ({ name, slogan }: EmailBrand): string => [name, slogan].filter(Boolean).join(' · ');
