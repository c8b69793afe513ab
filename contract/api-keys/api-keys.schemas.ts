import { z } from 'zod';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { apiKeyScopes } from './api-keys.ts';

const scopesSchema = z
  .array(z.enum(apiKeyScopes))
  .min(1, 'Choose what the key may do.')
  .max(apiKeyScopes.length);

export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** First characters, to tell keys apart; the key itself is shown once, when it is made. */
  prefix: z.string(),
  scopes: scopesSchema,
  /** Whose key it is: it ends with their membership. */
  createdBy: z.object({ userId: idSchema, name: z.string(), email: z.string() }),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
  /** The network address of the last call. */
  lastUsedAddress: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKey = {
  summary:
    'Create an API key, only when signed in and not with an API key; the response is the only time it is shown',
  body: z.object({
    name: nameText.min(1, 'Give the key a name.').max(80, 'Use at most 80 characters.'),
    scopes: scopesSchema.default(['admin']),
  }),
  answer: apiKeySchema.extend({ key: z.string() }),
};

export const listApiKeys = {
  summary: 'List the API keys of the workspace',
  answer: z.object({ data: z.array(apiKeySchema) }),
};

export const revokeApiKey = {
  summary: 'Revoke an API key at once',
  params: z.object({ apiKeyId: idSchema }),
  answer: z.object({}),
};
