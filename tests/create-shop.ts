import type { Context, Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';

/** A workspace on the largest plan without members, and a context in it for verbs, as the system calls them. */
export async function createShop(services: Services): Promise<Context> {
  const workspaceId = createId('wsp');
  await services.pool.query(`insert into workspace (id, name, plan) values ($1, 'Shop', 'enterprise')`, [
    workspaceId,
  ]);
  return {
    ...services,
    workspace: { id: workspaceId, plan: 'enterprise', addOns: {} },
    actor: { kind: 'system' },
  };
}
