import { z } from 'zod';
import { passwordField } from '../passwords/passwords.schemas.ts';
import { nameField, signedInSchema, userSchema } from '../users/users.schemas.ts';

export const profileChangesSchema = z.object({
  firstname: nameField.optional(),
  lastname: nameField.optional(),
  company: nameField.optional(),
  password: passwordField.optional(),
  /** The present one, for a new password more than ten minutes after signing in. */
  currentPassword: passwordField.optional(),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

export const getProfile = {
  summary: 'Get the signed-in user',
  answer: z.object({ success: z.literal(true), user: userSchema }),
};

export const updateProfile = {
  summary: 'Change name, company or password; a new password ends all other sessions',
  body: profileChangesSchema,
  answer: signedInSchema,
};
