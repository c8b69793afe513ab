import { z } from 'zod';
import { passwordField } from '../passwords/passwords.schemas.ts';
import { cropSchema } from '../pictures/pictures.schemas.ts';
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

export const setPicture = {
  summary: 'Upload a picture (.jpg or .png, at most 1 MB) of the signed-in user',
  query: cropSchema,
  answer: signedInSchema,
};

export const removePicture = {
  summary: 'Remove the picture of the signed-in user',
  answer: signedInSchema,
};
