import { emailPattern } from '#contract/email-address/email-address.ts';
import { registrationMessages } from '#contract/registration/registration.ts';

/** @returns the sentence to show, or null for a valid email address */
export const checkEmail = (address: string): string | null =>
  emailPattern.test(address.trim()) ? null : registrationMessages.email;
