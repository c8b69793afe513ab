import { expect, test } from 'vitest';
import { readRegistration, registrationOf } from './registration-values.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('reads missing fields as empty', () => {
  expect(readRegistration(formOf({ email: 'maria@fernwood.example' }))).toEqual({
    email: 'maria@fernwood.example',
    password: '',
    confirmPassword: '',
    firstname: '',
    lastname: '',
    company: '',
  });
});

test('sends trimmed values without empty ones and without the confirmation', () => {
  const values = readRegistration(
    formOf({
      email: ' maria@fernwood.example ',
      password: ' long enough 1 ',
      confirmPassword: ' long enough 1 ',
      firstname: ' Maria ',
      company: '  ',
    }),
  );
  expect(registrationOf(values)).toEqual({
    email: 'maria@fernwood.example',
    password: ' long enough 1 ',
    firstname: 'Maria',
  });
});
