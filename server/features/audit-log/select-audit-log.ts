import { and, eq, type SQL } from 'drizzle-orm';
import type { AuditEntry } from '#contract/audit/audit.schemas.ts';
import { auditActions } from '#contract/audit/audit.ts';
import { describeAction } from '#core/audit/describe-action.ts';
import { auditEntry } from '#server/audit/audit.table.ts';
import type { Services } from '#server/context.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** Entries as they are shown, with the present names of people, keys and workspaces. */
export async function selectAuditLog(
  { db }: Pick<Services, 'db'>,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      entry: auditEntry,
      userName: user.name,
      email: user.email,
      keyName: apiKey.name,
      workspaceName: workspace.name,
    })
    .from(auditEntry)
    .leftJoin(user, and(eq(user.id, auditEntry.actorId), eq(auditEntry.actorKind, 'user')))
    .leftJoin(apiKey, and(eq(apiKey.id, auditEntry.actorId), eq(auditEntry.actorKind, 'api-key')))
    .leftJoin(workspace, eq(workspace.id, auditEntry.workspaceId))
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map(({ entry, userName, email, keyName, workspaceName }) => ({
    id: entry.id,
    at: entry.createdAt.toISOString(),
    action: entry.action,
    group: auditActions[entry.action].group,
    actor: { kind: entry.actorKind, name: userName ?? keyName, email },
    sentence: describeAction(entry.action, entry.subjectName, entry.details),
    address: entry.address,
    workspace:
      entry.workspaceId === null ? null : { id: entry.workspaceId, name: workspaceName ?? entry.workspaceId },
  }));
}
