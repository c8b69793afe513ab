import type { Registration } from '#contract/registration/registration.schemas.ts';

const fields = ['email', 'password', 'confirmPassword', 'firstname', 'lastname', 'company'] as const;
export type RegistrationValues = Record<(typeof fields)[number], string>;

export function readRegistration(form: FormData): RegistrationValues {
  return Object.fromEntries(
    fields.map((field) => [field, String(form.get(field) ?? '')]),
  ) as RegistrationValues;
}

/** Trimmed values without empty ones; the confirmation is not sent. */
export function registrationOf(values: RegistrationValues): Registration {
  const { email, password, firstname, lastname, company } = values;
  const optional = Object.entries({ firstname, lastname, company })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value);
  return { email: email.trim(), password, ...Object.fromEntries(optional) };
}
