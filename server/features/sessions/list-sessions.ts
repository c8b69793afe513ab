import { and, desc, eq, gt } from 'drizzle-orm';
import type { AccountSession } from '#contract/sessions/sessions.schemas.ts';
import type { Services } from '#server/context.ts';
import { describeDevice } from './describe-device.ts';
import type { SignedIn } from './read-session.ts';
import { session } from './sessions.table.ts';

/** Where the user is signed in, the newest first. */
export async function listSessions(
  { db, clock }: Services,
  { user, sessionId }: SignedIn,
): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, user.id), gt(session.expiresAt, clock.now())))
    .orderBy(desc(session.id));
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    device: describeDevice(row.userAgent),
    ipAddress: row.ipAddress === '' ? null : row.ipAddress,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}
