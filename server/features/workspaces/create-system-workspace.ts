import type { PlanId } from '#contract/plans.ts';
import type { Services, Workspace } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { workspace } from './workspaces.table.ts';

/**
 * Makes a workspace of the installation itself: without members, so nobody can sign in to it, and by default on the
 * largest plan.
 */
export async function createSystemWorkspace(
  services: Services,
  name: string,
  plan: PlanId = 'enterprise',
): Promise<Workspace> {
  const made: Workspace = { id: createId('wsp'), plan, addOns: {} };
  await services.db.insert(workspace).values({ ...made, grantedPlan: made.plan, name });
  return made;
}
