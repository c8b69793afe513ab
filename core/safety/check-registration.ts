import { registrationMessages } from '#contract/accounts.schemas.ts';
import { emailPattern } from '#contract/email-address.ts';
import { passwordMinimumLength } from '#contract/passwords.ts';

export interface RegistrationInput {
  email: string;
  password: string;
  /** Left out by the server, which is never told the confirmation. */
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

/** The three rules of a password alone, as a change of password needs them. */
export function checkPassword(password: string): string | null {
  if (password.length < passwordMinimumLength) return registrationMessages.passwordLength;
  if (!/\d/.test(password)) return registrationMessages.passwordDigit;
  if (!/\p{L}/u.test(password)) return registrationMessages.passwordLetter;
  return null;
}
