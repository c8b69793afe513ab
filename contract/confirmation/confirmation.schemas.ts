import { z } from 'zod';
import { timeSchema } from '../fields.schemas.ts';
import { passwordField } from '../passwords/passwords.schemas.ts';
import { confirmationMethods } from './confirmation.ts';

export const getConfirmation = {
  summary: 'Get how the signed-in user can confirm who they are, and how long the last confirmation is valid',
  answer: z.object({
    method: z.enum(confirmationMethods),
    /** Null when it is due. */
    confirmedUntil: timeSchema.nullable(),
  }),
};

export const confirmIdentity = {
  summary:
    'Confirm who you are, with a code of the authenticator, the password or an emailed code; valid for ten minutes in this session',
  body: z.object({
    /** Where the method is `password`. */
    password: passwordField.default(''),
    /** Of the authenticator, a recovery code, or the emailed one. */
    code: z.string().trim().max(40, 'Use at most 40 characters.').default(''),
  }),
  answer: z.object({ confirmedUntil: timeSchema }),
};

export const sendConfirmationCode = {
  summary: 'Email a code to confirm with, if the account has neither a password nor two-factor sign-in',
  answer: z.object({}),
};
