import { and, count, eq, lt, ne } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import type { Invitation } from '#contract/workspaces/workspaces.schemas.ts';
import { type AfterHandOver, invitationDays, type Role } from '#contract/workspaces/workspaces.ts';
import { hasRole } from '#core/safety/has-role.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { user } from '#server/features/users/users.table.ts';
import { emailOwners } from '#server/features/workspaces/email-owners.ts';
import { lockMembers } from '#server/features/workspaces/members/lock-members.ts';
import {
  workspace,
  workspaceInvitation,
  workspaceMember,
} from '#server/features/workspaces/workspaces.table.ts';
import { createLinkToken } from '#server/http/tokens/create-link-token.ts';
import { presentInvitation } from './present-invitation.ts';

const maximumOpen = 50;

/**
 * Invites someone by email, or renews their invitation: then the link before is void. Nobody invites to a role above
 * their own. Fails with `not-allowed`, `conflict` for a member or when fifty are open, or `rate-limited`.
 * @param inviter what the inviter is once it is accepted; null changes nothing for them
 */
export async function inviteMember(
  ctx: Context,
  email: string,
  role: Role,
  inviter: { becomes: AfterHandOver; pays: boolean } | null = null,
): Promise<Invitation> {
  const inviterBecomes = inviter?.becomes ?? null;
  await ctx.rateLimiter.hit(
    ['invitation-of-workspace-to-mailbox', `${ctx.workspace.id} ${email}`],
    ['invitation-to-mailbox', email],
  );
  await ctx.rateLimiter.hit(['invitation-of-workspace', ctx.workspace.id]);
  return withTransaction(ctx, async (ctx) => {
    const { myUserId, myRole } = await lockMembers(ctx);
    if (!hasRole(myRole, 'admin')) throw failure('not-allowed');
    if (!hasRole(myRole, role)) {
      throw failure('not-allowed', { message: 'Only an owner can invite an owner.' });
    }
    await refuseMember(ctx, email);
    const now = ctx.clock.now();
    await ctx.db
      .delete(workspaceInvitation)
      .where(and(inWorkspace(ctx, workspaceInvitation), lt(workspaceInvitation.expiresAt, now)));
    const [open] = await ctx.db
      .select({ rows: count() })
      .from(workspaceInvitation)
      .where(and(inWorkspace(ctx, workspaceInvitation), ne(workspaceInvitation.email, email)));
    if ((open?.rows ?? 0) >= maximumOpen) {
      throw failure('conflict', {
        message: `There are ${maximumOpen} open invitations. Revoke some, or wait until they are accepted.`,
      });
    }

    const { token, hash } = createLinkToken();
    const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000);
    const renewed = {
      role,
      hash,
      invitedBy: myUserId,
      inviterBecomes,
      inviterPays: inviter?.pays ?? false,
      createdAt: now,
      expiresAt,
    };
    const [row] = await ctx.db
      .insert(workspaceInvitation)
      .values({ id: createId('inv'), workspaceId: ctx.workspace.id, email, ...renewed })
      .onConflictDoUpdate({
        target: [workspaceInvitation.workspaceId, workspaceInvitation.email],
        set: renewed,
      })
      .returning();
    if (row === undefined) throw failure('internal-error');
    await emailInvitation(ctx, { email, role, inviterBecomes, token, expiresAt, inviterId: myUserId });
    if (role === 'owner') await emailOwners(ctx, 'owner-invited');
    await recordAudit(ctx, {
      action: 'member.invited',
      workspaceId: ctx.workspace.id,
      subject: { id: row.id, name: email },
      details: { role },
    });
    return presentInvitation(row);
  });
}

async function refuseMember(ctx: Context, email: string): Promise<void> {
  const members = await ctx.db
    .select({ userId: workspaceMember.userId })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(and(inWorkspace(ctx, workspaceMember), eq(user.email, email)));
  if (members.length > 0) throw failure('conflict', { message: 'They are already a member.' });
}

interface InvitationToEmail {
  email: string;
  role: Role;
  inviterBecomes: AfterHandOver | null;
  token: string;
  expiresAt: Date;
  inviterId: string;
}

async function emailInvitation(
  ctx: Context,
  { email, role, inviterBecomes, token, expiresAt, inviterId }: InvitationToEmail,
): Promise<void> {
  const [names] = await ctx.db
    .select({ workspaceName: workspace.name, inviterName: user.name })
    .from(workspace)
    .innerJoin(user, eq(user.id, inviterId))
    .where(eq(workspace.id, ctx.workspace.id));
  if (names === undefined) throw failure('not-found');
  await queueEmail(ctx, {
    to: { address: email },
    workspaceId: ctx.workspace.id,
    email: {
      kind: 'invitation',
      ...names,
      role,
      ...(inviterBecomes === null ? {} : { inviterBecomes }),
      url: `${baseUrl(ctx.config)}${paths.invitations}?token=${token}`,
      days: invitationDays,
    },
    usefulUntil: expiresAt,
  });
}
