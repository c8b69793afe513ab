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
  summary: 'List passkeys',
  answer: z.object({ data: z.array(passkeySchema) }),
};

export const startPasskey = {
  summary: 'Get the options for navigator.credentials.create',
  answer: z.looseObject({ challenge: z.string() }),
};

export const addPasskey = {
  summary: 'Store the passkey that the browser created',
  body: z.object({
    name: nameText.min(1, 'Give the passkey a name.').max(80, 'Use at most 80 characters.'),
    credential: z.looseObject({ id: z.string() }),
  }),
  answer: passkeySchema,
};

export const deletePasskey = {
  summary: 'Delete a passkey',
  params: z.object({ passkeyId: idSchema }),
  answer: z.object({}),
};

export const startPasskeyLogin = {
  summary: 'Get the options for navigator.credentials.get',
  answer: z.looseObject({ challenge: z.string() }),
};

export const finishPasskeyLogin = {
  summary:
    'Sign in with a passkey; a code is required if two-factor sign-in is on and the passkey did not verify its user',
  body: z.object({ credential: z.looseObject({ id: z.string() }) }),
  answer: signInAnswerSchema,
};
