import type { Member } from '#contract/workspaces/workspaces.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { roleWords } from './roles.ts';

export interface MemberRights {
  /** Roles to choose from, the present one included; empty where it cannot be changed. */
  roles: Role[];
  canRemove: boolean;
  /** Nobody else could take over: the reason why neither is possible. */
  isLastOwner: boolean;
}

/** What someone of the role `mine` may do to a member; the server has the last word. */
export function memberRights(mine: Role, member: Member, members: readonly Member[]): MemberRights {
  const all = roleWords.map(({ role }) => role);
  const isLastOwner = member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
  if (isLastOwner) return { roles: [], canRemove: false, isLastOwner };
  if (mine === 'owner') return { roles: all, canRemove: true, isLastOwner };
  if (mine === 'admin' && member.role !== 'owner') {
    return { roles: all.filter((role) => role !== 'owner'), canRemove: true, isLastOwner };
  }
  return { roles: [], canRemove: member.isYou, isLastOwner };
}
