import { lte } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { endGrant } from './end-grant.ts';

const mostAtOnce = 200;

/** Ends the grants whose time is over. */
export async function endDueGrants(services: Services, signal: AbortSignal): Promise<void> {
  const due = await services.db
    .select({ id: workspace.id })
    .from(workspace)
    .where(lte(workspace.grantedUntil, services.clock.now()))
    .limit(mostAtOnce);
  for (const { id } of due) {
    signal.throwIfAborted();
    await endGrant(services, id, 'It has expired.');
  }
}
