import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditActorKind, AuditDetails } from '#contract/audit/audit.ts';
import { time } from '#server/database/time.ts';

/**
 * Who did what, kept for good: a trigger of the migration refuses to change or delete a row. It only lets `eraseAudit`
 * empty what belongs to a person or a workspace that is deleted; so these columns refer to no other table.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: text('id').primaryKey(),
    action: text('action').$type<AuditAction>().notNull(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Null where it concerns an account or the installation. */
    workspaceId: text('workspace_id'),
    /** The user, or the key. */
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    /** As it was called then. */
    subjectName: text('subject_name'),
    details: jsonb('details').$type<AuditDetails>(),
    /** IP address that the request came from. */
    address: text('address'),
  },
  (table) => [
    index('audit_entry_workspace_id').on(table.workspaceId, table.id),
    index('audit_entry_actor_id').on(table.actorId, table.id),
  ],
);
