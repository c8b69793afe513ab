import type { Services, Workspace } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { workspace, workspaceMember } from './workspaces.table.ts';

export interface WorkspaceOwner {
  id: string;
  email: string;
  firstname: string;
  company: string;
}

/**
 * Makes a workspace on the plan of the configuration, with its owner as the only member. Under a partner's host it is under their
 * white label from then on. Call it in a transaction.
 * @param name by default that of the owner's firm, or what comes closest to it
 */
export async function createWorkspace(
  services: Services,
  owner: WorkspaceOwner,
  name = nameWorkspace(owner),
): Promise<Workspace> {
  const made = { id: createId('wsp'), plan: services.config.DEFAULT_PLAN, addOns: {} };
  await services.db.insert(workspace).values({
    ...made,
    grantedPlan: made.plan,
    name,
    madeUnder: labelStore.getStore()?.partnerId ?? null,
    lastActiveAt: services.clock.now(),
    planSince: services.clock.now(),
  });
  await services.db.insert(workspaceMember).values({ workspaceId: made.id, userId: owner.id, role: 'owner' });
  return made;
}

function nameWorkspace({ company, firstname, email }: WorkspaceOwner): string {
  if (company !== '') return company;
  if (firstname !== '') return `${firstname}'s workspace`;
  return email.slice(0, email.lastIndexOf('@'));
}
