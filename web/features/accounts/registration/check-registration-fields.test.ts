import { expect, test } from 'vitest';
import { checkRegistrationFields } from './check-registration-fields.ts';
import type { RegistrationValues } from './registration-values.ts';

const valid: RegistrationValues = {
  email: 'maria@fernwood.example',
  password: 'long enough 1',
  confirmPassword: 'long enough 1',
  firstname: '',
  lastname: '',
  company: '',
};

test.each<[string, Partial<RegistrationValues>, object]>([
  ['accepts valid values', {}, {}],
  ['asks for an email at the email field', { email: ' ' }, { email: 'Email and password are required' }],
  [
    'asks for a password at the password field',
    { password: '' },
    { password: 'Email and password are required' },
  ],
  [
    'rejects an invalid email before an invalid password',
    { email: 'maria@fernwood', password: 'short' },
    { email: 'Please enter a valid email address' },
  ],
  [
    'rejects a short password',
    { password: 'short' },
    { password: 'Password must be at least 8 characters long' },
  ],
  [
    'rejects another confirmation at its field',
    { confirmPassword: 'long enough 2' },
    { confirmPassword: 'Passwords do not match' },
  ],
])('%s', (_name, changed, expected) => {
  expect(checkRegistrationFields({ ...valid, ...changed })).toEqual(expected);
});
