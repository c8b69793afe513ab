import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import { emailOwners } from '#server/features/workspaces/email-owners.ts';
import { stepDown } from '#server/features/workspaces/hand-over/step-down.ts';
import { endPayer } from '#server/features/workspaces/plan/end-payer.ts';
import {
  workspace,
  workspaceInvitation,
  workspaceMember,
} from '#server/features/workspaces/workspaces.table.ts';
import { hashLinkToken } from '#server/http/tokens/hash-link-token.ts';

/**
 * Makes a user a member with the token that was emailed to their address, once: of two uses at the same time one
 * passes. If the invitation hands the workspace over, its sender steps down. Fails with `not-found` for an unknown,
 * used or expired link, and `not-allowed` for another address.
 * @returns the id of the workspace
 */
export function acceptInvitation(
  services: Services,
  { id, email }: { id: string; email: string },
  token: string,
): Promise<string> {
  const isToken = () =>
    and(
      eq(workspaceInvitation.hash, hashLinkToken(token)),
      gt(workspaceInvitation.expiresAt, services.clock.now()),
    );
  return withTransaction(services, async (services) => {
    const { db } = services;
    const [invitation] = await db.select().from(workspaceInvitation).where(isToken());
    if (invitation === undefined) throw gone();
    if (invitation.email !== email) {
      throw failure('not-allowed', {
        message: `This invitation is for ${invitation.email}. Sign in with that address to accept it.`,
      });
    }
    // First the workspace, as everywhere: it may be on its way out, or its members change.
    const { workspaceId } = invitation;
    const [locked] = await db.select().from(workspace).where(eq(workspace.id, workspaceId)).for('update');
    if (locked === undefined) throw gone();
    const [used] = await db.delete(workspaceInvitation).where(isToken()).returning();
    if (used === undefined) throw gone();
    const ctx: Context = { ...services, workspace: locked, actor: { kind: 'system' } };
    const member = { workspaceId, userId: id, role: used.role };
    await recordAudit(services, { action: 'member.joined', workspaceId, details: { role: used.role } });
    if (used.inviterBecomes === null) {
      await db.insert(workspaceMember).values(member).onConflictDoNothing();
      if (used.role === 'owner') await emailOwners(ctx, 'owners-changed');
      return workspaceId;
    }
    // Handed over: there is the new owner first, so that it is never without one.
    await db
      .insert(workspaceMember)
      .values(member)
      .onConflictDoUpdate({
        target: [workspaceMember.workspaceId, workspaceMember.userId],
        set: { role: used.role },
      });
    // What was paid so far was paid by the inviter.
    await db
      .update(workspace)
      .set({ payerId: used.invitedBy, payerUntil: null })
      .where(eq(workspace.id, workspaceId));
    if (used.inviterPays) await notePayer(ctx, used.invitedBy);
    else await endPayer(ctx, used.invitedBy);
    await stepDown(ctx, used.invitedBy, used.inviterBecomes);
    await emailOwners(ctx, 'owners-changed', used.invitedBy);
    return workspaceId;
  });
}

async function notePayer(ctx: Context, userId: string): Promise<void> {
  const [payer] = await ctx.db
    .select({ id: user.id, name: user.email })
    .from(user)
    .where(eq(user.id, userId));
  const subject = payer ?? { id: userId };
  await recordAudit(ctx, { action: 'payer.kept', workspaceId: ctx.workspace.id, subject });
}

const gone = () =>
  failure('not-found', { message: 'This invitation is no longer valid. Ask for a new one.' });
