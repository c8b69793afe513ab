import { z } from 'zod';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { apiKeyScopes, keyAgentsMaximum, keyLifetimeMaximumDays } from './api-keys.ts';

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
  /** The only agents that it may work with; null for all. */
  agentIds: z.array(idSchema).nullable(),
  /** Whose key it is: it ends with their membership. */
  createdBy: z.object({ userId: idSchema, name: z.string(), email: z.string() }),
  createdAt: timeSchema,
  /** When it stops working by itself; null for never. */
  expiresAt: timeSchema.nullable(),
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
    /** Absent or null for all agents of the workspace, also those that are made later. */
    agentIds: z
      .array(idSchema)
      .min(1, 'Choose at least one agent.')
      .max(keyAgentsMaximum, `Choose at most ${keyAgentsMaximum} agents.`)
      .nullable()
      .default(null),
    /** Absent or null for a key that does not expire. */
    expiresInDays: z
      .number()
      .int()
      .min(1, 'Use at least 1 day.')
      .max(keyLifetimeMaximumDays, `Use at most ${keyLifetimeMaximumDays.toLocaleString('en-US')} days.`)
      .nullable()
      .default(null),
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
