import { describe, expect, test } from 'vitest';
import { checkPassword } from '../safety/passwords/check-password.ts';
import { checkRegistration } from './check-registration.ts';

const good = { email: 'ana@example.com', password: 'secret12', confirmPassword: 'secret12' };

describe('checkRegistration', () => {
  test.each([
    ['all well', {}, null],
    ['spaces around the email', { email: '  ana@example.com ' }, null],
    ['no email', { email: '' }, 'Email and password are required'],
    ['only spaces', { email: '   ' }, 'Email and password are required'],
    ['no password', { password: '' }, 'Email and password are required'],
    ['no @', { email: 'ana.example.com' }, 'Please enter a valid email address'],
    ['no dot after the @', { email: 'ana@example' }, 'Please enter a valid email address'],
    ['a space inside', { email: 'a na@example.com' }, 'Please enter a valid email address'],
    ['what no letter is sent to', { email: '"<x>"@example.com' }, 'Please enter a valid email address'],
    ['two @', { email: 'a@b@example.com' }, 'Please enter a valid email address'],
    ['7 characters', { password: 'secre12' }, 'Password must be at least 8 characters long'],
    ['no digit', { password: 'secretly' }, 'Password must contain at least one number'],
    ['no letter', { password: '12345678' }, 'Password must contain at least one letter'],
    ['other confirmation', { confirmPassword: 'secret13' }, 'Passwords do not match'],
    ['empty confirmation', { confirmPassword: '' }, 'Passwords do not match'],
  ])('%s', (_name, change, expected) => {
    expect(checkRegistration({ ...good, ...change })).toBe(expected);
  });

  test('reports the first check that fails', () => {
    expect(checkRegistration({ email: 'nobody', password: 'short', confirmPassword: 'other' })).toBe(
      'Please enter a valid email address',
    );
    expect(checkRegistration({ email: 'a@b.c', password: '!!!!!!!', confirmPassword: 'other' })).toBe(
      'Password must be at least 8 characters long',
    );
    expect(checkRegistration({ email: 'a@b.c', password: '!!!!!!!!', confirmPassword: 'other' })).toBe(
      'Password must contain at least one number',
    );
  });

  test('checks only the rest without a confirmation', () => {
    expect(checkRegistration({ email: 'ana@example.com', password: 'secret12' })).toBeNull();
  });
});

describe('checkPassword', () => {
  test.each([
    ['secret12', null],
    ['пароль12', null],
    ['密码密码密码12', null],
    ['1234567a', null],
    ['', 'Password must be at least 8 characters long'],
  ])('%s', (password, expected) => {
    expect(checkPassword(password)).toBe(expected);
  });
});
