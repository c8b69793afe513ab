import { z } from 'zod';
import { emailField } from '../email-address/email-address.schemas.ts';
import { passwordField } from '../passwords/passwords.schemas.ts';
import { signedInSchema } from '../users/users.schemas.ts';

export const credentialsSchema = z.object({
  email: emailField.default(''),
  password: passwordField.default(''),
  /** Keeps the session for 30 days instead of until the browser closes. */
  remember: z.boolean().optional(),
});

/** Instead of a user when a second factor is due; the cookie of that step lives five minutes. */
export const secondFactorDueSchema = z.object({
  success: z.literal(true),
  secondFactor: z.literal('totp'),
  message: z.string(),
});

/** Signed in, or on the way: only the first has `user`. */
export const signInAnswerSchema = z.union([signedInSchema, secondFactorDueSchema]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

export const login = {
  summary:
    'Sign in with email and password; with two-factor sign-in, a code is required before there is a session',
  body: credentialsSchema,
  answer: signInAnswerSchema,
};

export const getSignInMethods = {
  summary: 'List the configured sign-in methods',
  answer: z.object({ google: z.boolean(), passkey: z.boolean() }),
};
