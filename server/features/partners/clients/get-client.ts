import { and, eq, sql } from 'drizzle-orm';
import type { Client } from '#contract/partners/partners.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { isClientOf } from './is-client-of.ts';
import { selectClients } from './select-clients.ts';

/** One of them, or `not-found`. */
export async function getClient(services: Services, userId: string, clientId: string): Promise<Client> {
  const where = and(isClientOf(services, userId), eq(workspace.id, clientId));
  const [found] = await selectClients(services, userId, where, sql`${workspace.id}`, 1);
  if (found === undefined) throw failure('not-found');
  return found;
}
