import { z } from 'zod';
import { passwordField } from '../passwords/passwords.schemas.ts';
import { nameField, signedInSchema, userSchema } from '../users/users.schemas.ts';

export const profileChangesSchema = z.object({
  firstname: nameField.optional(),
  lastname: nameField.optional(),
  company: nameField.optional(),
  password: passwordField.optional(),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

export const getProfile = {
  answer: z.object({ success: z.literal(true), user: userSchema }),
};

export const updateProfile = {
  body: profileChangesSchema,
  answer: signedInSchema,
};
