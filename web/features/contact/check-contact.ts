import { emailPattern, registrationMessages } from '#contract/accounts.ts';
import { contactMessageMinimum, contactNameMinimum } from '#contract/site.ts';

export interface ContactValues {
  name: string;
  email: string;
  message: string;
}

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/** The contract's checks without its schemas, which would be a fifth of all that the page loads. */
export function checkContact({ name, email, message }: ContactValues): ContactErrors {
  return {
    ...(name.trim().length < contactNameMinimum && {
      name: `Please enter at least ${contactNameMinimum} characters.`,
    }),
    ...(!emailPattern.test(email.trim()) && { email: registrationMessages.email }),
    ...(message.trim().length < contactMessageMinimum && {
      message: `Please write at least ${contactMessageMinimum} characters.`,
    }),
  };
}
