import { eq, sql } from 'drizzle-orm';
import type { Client } from '#contract/partners/partners.schemas.ts';
import { maximumClientWorkspaces } from '#contract/partners/partners.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import { createWorkspace } from '#server/features/workspaces/create-workspace.ts';
import { shareAllowance } from '#server/features/workspaces/plan/share-allowance.ts';
import { clientWorkspace } from '../partners.table.ts';
import { countOwnClients } from './count-own-clients.ts';
import { getClient } from './get-client.ts';

/**
 * Makes a workspace for a client, on the plan of every new one, with its maker as owner. On the free plan it shares the
 * maker's allowance of messages and leads. Fails with `conflict` when
 * too many were not handed over, also for two calls at once, or `rate-limited`.
 */
export async function createClient(services: Services, userId: string, name: string): Promise<Client> {
  await services.rateLimiter.hit(['client-workspace-of-user', userId]);
  const clientId = await withTransaction(services, async (services) => {
    const [owner] = await services.db.select().from(user).where(eq(user.id, userId));
    if (owner === undefined) throw failure('signed-out');
    await services.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
    if ((await countOwnClients(services, userId)) >= maximumClientWorkspaces) {
      throw failure('conflict', {
        message: `You have ${maximumClientWorkspaces} client workspaces that are not handed over, which is the limit. Hand one over or delete one to create another.`,
      });
    }
    const { id } = await createWorkspace(services, owner, name);
    await shareAllowance(services, userId, id);
    await services.db.insert(clientWorkspace).values({ workspaceId: id, createdBy: userId });
    return id;
  });
  // It is under the partner's white label from now on.
  await services.labels.refresh();
  return getClient(services, userId, clientId);
}
