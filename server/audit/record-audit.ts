import type { AuditAction, AuditDetails } from '#contract/audit/audit.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { auditEntry } from './audit.table.ts';
import { caller } from './caller.ts';

interface AuditEvent {
  action: AuditAction;
  /** Null where it concerns an account or the installation. */
  workspaceId: string | null;
  /** Who did it, where the request does not tell: a person who is not signed in yet. */
  userId?: string;
  /** What it was done to. */
  subject?: { id?: string; name?: string };
  details?: AuditDetails;
}

/** Longest name that is kept. */
const nameMaximum = 200;

/**
 * Notes in the audit log who did what from where. Call it in the transaction of the change: then the entry is there if and
 * only if the change is. Names of secrets and texts of visitors do not belong in it.
 */
export async function recordAudit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { action, workspaceId, userId, subject, details }: AuditEvent,
): Promise<void> {
  const by = caller.getStore();
  const actorUserId = userId ?? by?.userId;
  await db.insert(auditEntry).values({
    id: createId('aud'),
    action,
    actorKind: actorUserId !== undefined ? 'user' : by?.apiKeyId === undefined ? 'system' : 'api-key',
    createdAt: clock.now(),
    workspaceId,
    actorId: actorUserId ?? by?.apiKeyId ?? null,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name?.slice(0, nameMaximum) ?? null,
    details: details ?? null,
    address: by?.address ?? null,
  });
}
