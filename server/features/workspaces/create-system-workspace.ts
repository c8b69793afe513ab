import type { Services, Workspace } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { workspace } from './workspaces.table.ts';

/** Makes a workspace of the install itself: on the largest plan, and without members, so nobody can sign in to it. */
export async function createSystemWorkspace(services: Services, name: string): Promise<Workspace> {
  const made: Workspace = { id: createId('wsp'), plan: 'enterprise', addOns: {} };
  await services.db.insert(workspace).values({ ...made, grantedPlan: made.plan, name });
  return made;
}
