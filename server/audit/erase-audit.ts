import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { auditEntry } from './audit.table.ts';

/** What is deleted: a workspace, or a person. */
type Erased = { workspaceId: string } | { userId: string; email: string };

const nothing = {
  workspaceId: null,
  actorId: null,
  subjectId: null,
  subjectName: null,
  details: null,
  address: null,
};

/**
 * Empties what the audit log has of a workspace or a person that is deleted: that something was done and when stays. What
 * the person did in a workspace of others stays in its log, without who it was and from where. Call it in the transaction
 * of the deletion.
 */
export async function eraseAudit(db: Database, erased: Erased): Promise<void> {
  // The trigger lets only a transaction that says so empty these columns.
  await db.execute(sql`select set_config('parley.erases_audit', 'on', true)`);
  if ('workspaceId' in erased)
    await db.update(auditEntry).set(nothing).where(eq(auditEntry.workspaceId, erased.workspaceId));
  else await erasePerson(db, erased);
  await db.execute(sql`select set_config('parley.erases_audit', 'off', true)`);
}

async function erasePerson(
  db: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const isOwn = eq(auditEntry.actorId, userId);
  await db
    .update(auditEntry)
    .set(nothing)
    .where(and(isOwn, isNull(auditEntry.workspaceId)));
  await db.update(auditEntry).set({ actorId: null, address: null }).where(isOwn);
  await db
    .update(auditEntry)
    .set({ subjectId: null, subjectName: null })
    .where(or(eq(auditEntry.subjectId, userId), eq(auditEntry.subjectName, email)));
}
