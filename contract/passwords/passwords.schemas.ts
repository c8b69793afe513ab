import { z } from 'zod';
import { emailField } from '../email-address/email-address.schemas.ts';
import { doneSchema, mailedTokenField } from '../fields.schemas.ts';
import { passwordMaximumLength } from './passwords.ts';

export const passwordField = z
  .string()
  .max(passwordMaximumLength, `Use at most ${passwordMaximumLength} characters.`);

export const requestPasswordReset = {
  summary:
    'Email a link to choose a new password; the response is the same whether or not the address is known',
  body: z.object({ email: emailField.default('') }),
  answer: doneSchema,
};

export const resetPassword = {
  summary:
    'Choose a new password with the token of an emailed link, once and within the hour; ends all sessions',
  body: z.object({
    token: mailedTokenField.default(''),
    password: passwordField.default(''),
    /** Also removes passkeys, the link to Google, and what the user has set up of every kind in `external-access.ts`. */
    removesOtherAccess: z.boolean().default(false),
  }),
  answer: doneSchema,
};

export const changePassword = {
  summary: 'Change the password, with the current one if there is one; ends all other sessions',
  body: z.object({ currentPassword: passwordField.optional(), password: passwordField.default('') }),
  answer: doneSchema,
};
