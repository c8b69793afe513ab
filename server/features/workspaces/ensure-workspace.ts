import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { createWorkspace, type WorkspaceOwner } from './create-workspace.ts';
import { findMembership } from './members/find-membership.ts';

/** Creates a workspace for a user who has none, one only when they sign in twice at once. */
export async function ensureWorkspace(services: Services, user: WorkspaceOwner): Promise<void> {
  if ((await findMembership(services, user.id)) !== null) return;
  await withTransaction(services, async (services) => {
    await services.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${user.id}, 0))`);
    if ((await findMembership(services, user.id)) === null) await createWorkspace(services, user);
  });
}
