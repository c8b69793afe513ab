import { expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { describeRegistrationError } from './describe-registration-error.ts';

const taken = 'An account with this email already exists. Please try logging in instead.';
const password =
  'Password requirements not met. Please ensure your password is at least 8 characters long and contains both letters and numbers.';
const token = 'Security token expired. Please refresh the page and try again.';
const tooMany = 'Too many registration attempts. Please wait a few minutes and try again.';
const network = 'Network error. Please check your connection and try again.';

test.each([
  ['user already exists', taken],
  ['password already exists', taken],
  ['bad password', password],
  ['Password token', password],
  ['invalid csrf token', token],
  ['rate limit exceeded', tooMany],
  ['Too many requests', tooMany],
  ['network down', network],
  ['lost the connection', network],
  ['The moon is full', 'The moon is full'],
  ['', 'Registration failed. Please try again.'],
  [undefined, 'Registration failed. Please try again.'],
])('%s', (message, expected) => {
  expect(describeRegistrationError(message)).toBe(expected);
});

test('maps each sentence of the server to its field', () => {
  expect(describeRegistrationError(errors['email-taken'].message)).toBe(taken);
  expect(describeRegistrationError(errors['rate-limited'].message)).toBe(tooMany);
  expect(describeRegistrationError(errors['invalid-csrf-token'].message)).toBe(token);
});
