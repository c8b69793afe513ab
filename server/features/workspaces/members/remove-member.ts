import { hasRole } from '#core/safety/has-role.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailOwners } from '#server/features/workspaces/email-owners.ts';
import { endMembership } from './end-membership.ts';
import { listMembers } from './list-members.ts';
import { lockMembers } from './lock-members.ts';

/**
 * Removes a member, or lets the caller leave. Admins remove anyone below owner, owners everybody, and the last owner
 * stays. A user left without a workspace gets a new one. Fails with `not-found`, `not-allowed`, or `conflict` for the
 * last owner.
 */
export function removeMember(ctx: Context, userId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const members = await lockMembers(ctx);
    const role = members.roleOf(userId);
    const isMyself = userId === members.myUserId;
    if (!isMyself && !hasRole(members.myRole, 'admin')) throw failure('not-allowed');
    if (role === undefined) throw failure('not-found');
    if (!isMyself && role === 'owner' && members.myRole !== 'owner') {
      throw failure('not-allowed', { message: 'Only an owner can remove an owner.' });
    }
    if (members.isLastOwner(userId)) {
      throw failure('conflict', {
        message: 'A workspace needs an owner. Make someone else an owner before you leave.',
      });
    }
    const [removed] = await listMembers(ctx, userId);
    await endMembership(ctx, userId);
    await recordAudit(ctx, {
      action: isMyself ? 'member.left' : 'member.removed',
      workspaceId: ctx.workspace.id,
      subject: { id: userId, name: removed?.email ?? userId },
    });
    if (role === 'owner') await emailOwners(ctx, 'owners-changed', userId);
  });
}
