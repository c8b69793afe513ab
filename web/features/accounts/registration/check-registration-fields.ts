import { registrationMessages } from '#contract/registration/registration.ts';
import { checkRegistration } from '#core/registration/check-registration.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import type { RegistrationValues } from './registration-values.ts';

/** The first sentence that the specification's checks find, at the field that it is about. */
export function checkRegistrationFields(values: RegistrationValues): FieldErrors {
  const problem = checkRegistration(values);
  return problem ? { [fieldOf(problem, values)]: problem } : {};
}

function fieldOf(problem: string, { email }: RegistrationValues): keyof RegistrationValues {
  if (problem === registrationMessages.email) return 'email';
  if (problem === registrationMessages.required && !email.trim()) return 'email';
  return problem === registrationMessages.confirmation ? 'confirmPassword' : 'password';
}
