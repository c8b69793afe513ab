import { z } from 'zod';
import { idSchema, timeSchema } from './fields.schemas.ts';

export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** First characters, to tell keys apart; the key itself is shown once, when it is made. */
  prefix: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKey = {
  body: z.object({
    name: z.string().trim().min(1, 'Give the key a name.').max(80, 'Use at most 80 characters.'),
  }),
  answer: apiKeySchema.extend({ key: z.string() }),
};

export const listApiKeys = {
  answer: z.object({ data: z.array(apiKeySchema) }),
};

export const revokeApiKey = {
  params: z.object({ apiKeyId: idSchema }),
  answer: z.object({}),
};
