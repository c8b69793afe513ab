import { and, eq, exists, gte, ilike, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { auditFilterSchema } from '#contract/audit/audit.schemas.ts';
import { type AuditAction, type AuditGroup, auditActions } from '#contract/audit/audit.ts';
import { auditEntry } from '#server/audit/audit.table.ts';
import type { Services } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { user } from '#server/features/users/users.table.ts';
import type { AuditScope } from './audit-scope.ts';

/** The condition of the entries that a scope lets somebody see, and that a filter chooses. */
export function matchAuditLog(
  services: Services,
  scope: AuditScope,
  { group, q, from, to }: z.output<typeof auditFilterSchema>,
): SQL | undefined {
  return and(
    scope === null ? undefined : inScope(scope),
    group === undefined ? undefined : inArray(auditEntry.action, actionsOf(group)),
    from === undefined ? undefined : gte(auditEntry.createdAt, new Date(from)),
    to === undefined ? undefined : lt(auditEntry.createdAt, new Date(to)),
    q ? naming(services, containing(q)) : undefined,
  );
}

function inScope({ workspaceId, userId }: NonNullable<AuditScope>): SQL | undefined {
  const own = eq(auditEntry.workspaceId, workspaceId);
  return userId === undefined
    ? own
    : or(own, and(isNull(auditEntry.workspaceId), eq(auditEntry.actorId, userId)));
}

const actionsOf = (group: AuditGroup): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter((action) => auditActions[action].group === group);

function naming({ db }: Services, pattern: string): SQL | undefined {
  const byActor = db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, auditEntry.actorId), or(ilike(user.name, pattern), ilike(user.email, pattern))));
  return or(
    ilike(auditEntry.subjectName, pattern),
    ilike(auditEntry.address, pattern),
    ilike(auditEntry.action, pattern),
    exists(byActor),
  );
}
