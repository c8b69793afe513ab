import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema, rangeQuerySchema } from '../lists.schemas.ts';
import { auditActions, auditActorKinds, auditGroups } from './audit.ts';

export const auditEntrySchema = z.object({
  id: idSchema,
  at: timeSchema,
  action: z.enum(Object.keys(auditActions) as (keyof typeof auditActions)[]),
  group: z.enum(auditGroups),
  actor: z.object({
    kind: z.enum(auditActorKinds),
    /** Null for the product itself, and once the account or key is deleted. */
    name: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** What was done, to read after the name of the actor. */
  sentence: z.string(),
  /** IP address that it was done from; null for what no request did. */
  address: z.string().nullable(),
  workspace: z.object({ id: idSchema, name: z.string() }).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditFilterSchema = rangeQuerySchema.extend({
  group: z.enum(auditGroups).optional(),
  /** Part of a name, an email address or an IP address. */
  q: z.string().trim().max(200, 'Use at most 200 characters.').optional(),
});

export const listAuditLog = {
  summary: 'List who did what in the workspace, and the caller’s own sign-in changes; for owners',
  query: pageQuerySchema.extend(auditFilterSchema.shape),
  answer: listOf(auditEntrySchema),
};

export const exportAuditLog = {
  summary: 'Download the audit log of the workspace as CSV or JSON; for owners',
  query: auditFilterSchema.extend({ format: z.enum(['csv', 'json']).default('csv') }),
  answer: z.unknown(),
};
