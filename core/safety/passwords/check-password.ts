import { passwordMinimumLength } from '#contract/passwords/passwords.ts';
import { registrationMessages } from '#contract/registration/registration.ts';

/** The three rules of a password alone, as a change of password needs them. */
export function checkPassword(password: string): string | null {
  if (password.length < passwordMinimumLength) return registrationMessages.passwordLength;
  if (!/\d/.test(password)) return registrationMessages.passwordDigit;
  if (!/\p{L}/u.test(password)) return registrationMessages.passwordLetter;
  return null;
}
