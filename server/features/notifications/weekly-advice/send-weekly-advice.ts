import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Week, weekBefore } from '#core/counting/week-before.ts';
import type { EmailOf } from '#core/emails/email.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { user } from '#server/features/users/users.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { weeklyEmail } from './weekly-advice.table.ts';
import { writeWeeklyAdvice } from './write-weekly-advice.ts';

interface Reader {
  userId: string;
  workspaceId: string;
  timeZone: string;
  name: string;
  address: string;
}

/**
 * Queues the weekly email to owners and admins who want it, while it is Monday morning where they are: once a week, and
 * none when there is nothing worth doing. Run it at least every hour.
 */
export async function sendWeeklyAdvice(services: Services, signal?: AbortSignal): Promise<void> {
  // Members of a workspace in one zone get the same email.
  const written = new Map<string, Promise<EmailOf<'weekly-advice'> | null>>();
  for (const reader of await listReaders(services)) {
    signal?.throwIfAborted();
    const week = weekBefore(services.clock.now(), reader.timeZone);
    if (week === null) continue;
    const found = await findWorkspace(services, reader.workspaceId);
    if (found === null) continue;
    const ctx: Context = { ...services, workspace: found, actor: { kind: 'system' } };
    await withTransaction(ctx, async (ctx) => {
      if (!(await isFirst(ctx, reader, week))) return;
      const key = `${reader.workspaceId} ${week.from.toISOString()}`;
      const writing = written.get(key) ?? writeWeeklyAdvice({ ...ctx, db: services.db }, week);
      written.set(key, writing);
      const email = await writing;
      if (email !== null)
        await queueEmail(ctx, {
          to: { name: reader.name, address: reader.address },
          workspaceId: reader.workspaceId,
          email,
        });
    });
  }
}

function listReaders({ db }: Services): Promise<Reader[]> {
  return db
    .select({
      userId: user.id,
      workspaceId: workspaceMember.workspaceId,
      timeZone: user.timeZone,
      name: user.firstname,
      address: user.email,
    })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(
      and(
        inArray(workspaceMember.role, ['owner', 'admin']),
        eq(user.emailVerified, true),
        sql`${user.notifications} ->> 'weekly' = 'true'`,
      ),
    );
}

/** Claims a week for a reader; false when it was claimed before. */
async function isFirst(
  { db }: Context,
  { userId, workspaceId }: Reader,
  { firstDay }: Week,
): Promise<boolean> {
  const claimed = await db
    .insert(weeklyEmail)
    .values({ userId, workspaceId, week: firstDay })
    .onConflictDoUpdate({
      target: [weeklyEmail.userId, weeklyEmail.workspaceId],
      set: { week: firstDay },
      setWhere: lt(weeklyEmail.week, firstDay),
    })
    .returning({ week: weeklyEmail.week });
  return claimed.length > 0;
}
