import { and, eq } from 'drizzle-orm';
import type { Member } from '#contract/workspaces/workspaces.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { hasRole } from '#core/safety/has-role.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailOwners } from '#server/features/workspaces/email-owners.ts';
import { withdrawInvitationsOf } from '#server/features/workspaces/invitations/withdraw-invitations-of.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { listMembers } from './list-members.ts';
import { lockMembers } from './lock-members.ts';

/**
 * Gives a member another role. Only owners make owners and change theirs, and the last owner stays one, also when
 * others change roles at the same moment. Fails with `not-found`, `not-allowed`, or `conflict` for the last owner.
 */
export function updateMember(ctx: Context, userId: string, role: Role): Promise<Member> {
  return withTransaction(ctx, async (ctx) => {
    const members = await lockMembers(ctx);
    const before = members.roleOf(userId);
    if (before === undefined) throw failure('not-found');
    if (!hasRole(members.myRole, 'admin')) throw failure('not-allowed');
    if (members.myRole !== 'owner' && (before === 'owner' || role === 'owner')) {
      throw failure('not-allowed', {
        message: 'Only an owner can make someone an owner, or change an owner.',
      });
    }
    if (role !== 'owner' && members.isLastOwner(userId)) {
      throw failure('conflict', {
        message: 'A workspace needs an owner. Make someone else an owner first.',
      });
    }
    await ctx.db
      .update(workspaceMember)
      .set({ role })
      .where(and(inWorkspace(ctx, workspaceMember), eq(workspaceMember.userId, userId)));
    if (!hasRole(role, before)) await withdrawInvitationsOf(ctx, userId);
    if (role !== before && (role === 'owner' || before === 'owner'))
      await emailOwners(ctx, 'owners-changed', userId);
    const [member] = await listMembers(ctx, userId);
    if (member === undefined) throw failure('not-found');
    if (role !== before)
      await recordAudit(ctx, {
        action: 'member.role-changed',
        workspaceId: ctx.workspace.id,
        subject: { id: userId, name: member.email },
        details: { before, after: role },
      });
    return member;
  });
}
