import { and, ilike } from 'drizzle-orm';
import type { Client } from '#contract/partners/partners.schemas.ts';
import type { Services } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { isClientOf } from './is-client-of.ts';
import { selectClients } from './select-clients.ts';

/** The client workspaces that a user made and is still a member of, newest first. */
export function listClients(
  services: Services,
  userId: string,
  { q, ...query }: PageQuery & { q?: string | undefined },
): Promise<Page<Client>> {
  const where = and(isClientOf(services, userId), q ? ilike(workspace.name, containing(q)) : undefined);
  return pageOf(services, workspace, where, query, (where, order, limit) =>
    selectClients(services, userId, where, order, limit),
  );
}
