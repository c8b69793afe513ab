import { z } from 'zod';
import { idSchema, nameText } from '../fields.schemas.ts';

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  image: z.string().optional(),
});
export type User = z.infer<typeof userSchema>;

export const nameField = nameText.max(100, 'Use at most 100 characters.');

export const signedInSchema = z.object({ success: z.literal(true), user: userSchema, message: z.string() });
