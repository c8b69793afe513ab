import { emailPattern } from '#contract/email-address/email-address.ts';
import { registrationMessages } from '#contract/registration/registration.ts';
import { checkPassword } from '../safety/passwords/check-password.ts';

export interface RegistrationInput {
  email: string;
  password: string;
  /** Left out by the server, which never gets the confirmation. */
  confirmPassword?: string;
}

/**
 * Runs the checks of the specification, section 5, in their order.
 * @returns the sentence of the first check that fails, or null when all pass
 */
export function checkRegistration({ email, password, confirmPassword }: RegistrationInput): string | null {
  const address = email.trim();
  if (!address || !password) return registrationMessages.required;
  if (!emailPattern.test(address)) return registrationMessages.email;
  return (
    checkPassword(password) ??
    (confirmPassword !== undefined && confirmPassword !== password ? registrationMessages.confirmation : null)
  );
}
