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
  summary: 'Finish signing in with a code from the authenticator app or a recovery code',
  body: z.object({ code: codeField }),
  answer: signedInSchema,
};

export const startSecondFactor = {
  summary: 'Get the secret for an authenticator app; nothing changes until a code confirms it',
  body: z.object({ password: passwordField.default('') }),
  answer: z.object({
    secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    uri: z.string(),
  }),
};

export const confirmSecondFactor = {
  summary: 'Turn on two-factor sign-in with a first code; the recovery codes are shown only once',
  body: z.object({ code: codeField }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
};

export const disableSecondFactor = {
  summary: 'Turn off two-factor sign-in, with a code and the password if there is one',
  body: z.object({ password: passwordField.default(''), code: codeField }),
  answer: z.object({}),
};
