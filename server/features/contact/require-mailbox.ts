import { registrationMessages } from '#contract/registration/registration.ts';
import { isMailbox } from '#core/emails/is-mailbox.ts';
import { failure } from '#server/failure.ts';

/** The address in one spelling, or `invalid-input` where no email could reach it. */
export function requireMailbox(email: string): string {
  if (!isMailbox(email)) throw failure('invalid-input', { message: registrationMessages.email });
  return email.toLowerCase();
}
