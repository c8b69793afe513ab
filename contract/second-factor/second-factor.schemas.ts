import { z } from 'zod';
import { passwordField } from '../passwords/passwords.schemas.ts';
import { signedInSchema } from '../users/users.schemas.ts';

/** Six digits of an authenticator, or one of the recovery codes. */
const codeField = z
  .string()
  .trim()
  .min(6, 'Enter the six-digit code of your authenticator app, or a recovery code.')
  .max(40, 'Use at most 40 characters.');

export const verifySecondFactor = {
  body: z.object({ code: codeField }),
  answer: signedInSchema,
};

export const startSecondFactor = {
  body: z.object({ password: passwordField.default('') }),
  answer: z.object({
    secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    uri: z.string(),
  }),
};

export const confirmSecondFactor = {
  body: z.object({ code: codeField }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
};

export const disableSecondFactor = {
  body: z.object({ password: passwordField.default(''), code: codeField }),
  answer: z.object({}),
};
