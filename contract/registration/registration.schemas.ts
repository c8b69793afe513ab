import { z } from 'zod';
import { emailField } from '../email-address/email-address.schemas.ts';
import { passwordField } from '../passwords/passwords.schemas.ts';
import { nameField, signedInSchema } from '../users/users.schemas.ts';

/** Loose on purpose: the ordered checks of `core/registration` decide and word the failure. */
export const registrationSchema = z.object({
  email: emailField.default(''),
  password: passwordField.default(''),
  firstname: nameField.optional(),
  lastname: nameField.optional(),
  company: nameField.optional(),
  /** Of the referral link that led here; one that is unknown is no reason to refuse. */
  referralCode: z.string().max(64, 'Use at most 64 characters.').optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const register = {
  summary: 'Create an account and sign in',
  body: registrationSchema,
  answer: signedInSchema,
};
