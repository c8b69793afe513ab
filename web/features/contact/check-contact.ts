import { contactMessageMinimum, contactNameMinimum } from '#contract/contact/contact.ts';
import { checkEmail } from '#web/site/check-email.ts';

export interface ContactValues {
  name: string;
  email: string;
  message: string;
}

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/** The contract's checks without its schemas, which would be a fifth of everything the page loads. */
export function checkContact({ name, email, message }: ContactValues): ContactErrors {
  const emailError = checkEmail(email);
  return {
    ...(name.trim().length < contactNameMinimum && {
      name: `Please enter at least ${contactNameMinimum} characters.`,
    }),
    ...(emailError && { email: emailError }),
    ...(message.trim().length < contactMessageMinimum && {
      message: `Please write at least ${contactMessageMinimum} characters.`,
    }),
  };
}
