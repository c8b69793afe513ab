import { z } from 'zod';
import { emailField } from '../email-address/email-address.schemas.ts';
import { doneSchema, mailedTokenField } from '../fields.schemas.ts';
import { passwordMaximumLength } from './passwords.ts';

export const passwordField = z
  .string()
  .max(passwordMaximumLength, `Use at most ${passwordMaximumLength} characters.`);

export const requestPasswordReset = {
  body: z.object({ email: emailField.default('') }),
  answer: doneSchema,
};

export const resetPassword = {
  body: z.object({ token: mailedTokenField.default(''), password: passwordField.default('') }),
  answer: doneSchema,
};

export const changePassword = {
  body: z.object({ currentPassword: passwordField.optional(), password: passwordField.default('') }),
  answer: doneSchema,
};
