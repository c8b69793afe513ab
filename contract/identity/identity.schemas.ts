import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';

const agentParams = z.object({ agentId: idSchema });

/** A secret with which an owner's server signs who a visitor is, without the secret itself. */
export const identitySecretSchema = z.object({
  id: idSchema,
  /** The last four characters, to tell two apart. */
  ending: z.string(),
  createdAt: timeSchema,
  /** When it last signed somebody in; null when it never did. */
  lastUsedAt: timeSchema.nullable(),
});
export type IdentitySecret = z.infer<typeof identitySecretSchema>;

/** What a signed token has said of a visitor. */
export const verifiedVisitorSchema = z.object({
  /** The id that the website gives this person. */
  userId: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  firstSeenAt: timeSchema,
  lastSeenAt: timeSchema,
});
export type VerifiedVisitor = z.infer<typeof verifiedVisitorSchema>;

export const listIdentitySecrets = {
  summary: 'List the secrets that your server uses to sign who a visitor is',
  params: agentParams,
  answer: z.object({ data: z.array(identitySecretSchema) }),
};

export const createIdentitySecret = {
  summary:
    'Create a secret for signing who a visitor is; it is shown in this response only, and an agent has at most two',
  params: agentParams,
  answer: identitySecretSchema.extend({ secret: z.string() }),
};

export const deleteIdentitySecret = {
  summary: 'Delete a secret: tokens that were signed with it are refused from then on',
  params: agentParams.extend({ identitySecretId: idSchema }),
  answer: z.object({}),
};
