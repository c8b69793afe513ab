import { z } from 'zod';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { signInAnswerSchema } from '../sign-in/sign-in.schemas.ts';

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = {
  answer: z.object({ data: z.array(passkeySchema) }),
};

export const startPasskey = {
  answer: z.looseObject({ challenge: z.string() }),
};

export const addPasskey = {
  body: z.object({
    name: nameText.min(1, 'Give the passkey a name.').max(80, 'Use at most 80 characters.'),
    credential: z.looseObject({ id: z.string() }),
  }),
  answer: passkeySchema,
};

export const deletePasskey = {
  params: z.object({ passkeyId: idSchema }),
  answer: z.object({}),
};

export const startPasskeyLogin = {
  answer: z.looseObject({ challenge: z.string() }),
};

export const finishPasskeyLogin = {
  body: z.object({ credential: z.looseObject({ id: z.string() }) }),
  answer: signInAnswerSchema,
};
